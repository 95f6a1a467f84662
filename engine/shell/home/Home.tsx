export interface HomeContent {
  readonly title: string
  /** Finished HTML of the text below the title. */
  readonly html: string
}

/** The front page. Rendered at build time only: the browser adopts it as a string. */
export function Home({ content }: { readonly content: HomeContent }) {
  return (
    <div className="home article">
      <h1>{content.title}</h1>
      <div className="home-body" dangerouslySetInnerHTML={{ __html: content.html }} />
    </div>
  )
}
