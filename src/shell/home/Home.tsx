export interface HomeContent {
  readonly title: string
  /** Finished HTML of the text below the title. */
  readonly html: string
}

/** The front page. Rendered at build time only: the browser adopts it as a string. */
export function Home({ content }: { readonly content: HomeContent }) {
  return (
    <div className="article">
      <h1>{content.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: content.html }} />
    </div>
  )
}
