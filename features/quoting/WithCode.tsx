/** A text in which backticks stand around code; a backtick in code is written behind a backslash. */
export function WithCode({ text }: { readonly text: string }) {
  const parts = text.split(/(`(?:\\\\|\\`|[^`])*`)/)
  return parts.map((part, index) => {
    const key = `${index}${part}`
    return part.length > 1 && part.startsWith('`') ? (
      <code key={key}>{part.slice(1, -1)}</code>
    ) : (
      <span key={key}>{part}</span>
    )
  })
}
