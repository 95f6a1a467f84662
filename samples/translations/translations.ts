import { type Block, type Complaint, complain, type Page } from '../model.ts'
import { mayDiffer, tokensOf } from './tokens.ts'

/** Complaints about pages whose samples are not the same in every language. */
export function checkTranslations(pages: readonly Page[], source = 'en'): Complaint[] {
  const sources = new Map(pages.filter(({ locale }) => locale === source).map((page) => [page.translationKey, page]))
  return pages
    .filter(({ locale }) => locale !== source)
    .flatMap((page) => {
      const original = sources.get(page.translationKey)
      return original ? checkPage(original, page) : []
    })
}

function checkPage(original: Page, page: Page): Complaint[] {
  const count = Math.min(original.blocks.length, page.blocks.length)
  for (let index = 0; index < count; index++) {
    const complaint = difference(original.blocks[index] as Block, page.blocks[index] as Block)
    // What follows is most likely only shifted.
    if (complaint) return [complaint]
  }
  if (original.blocks.length === page.blocks.length) return []
  const message = `This page has ${page.blocks.length} code blocks, ${original.file} has ${original.blocks.length}.`
  const extra = page.blocks[count] ?? page.blocks.at(-1)
  const line = extra?.line ?? 1
  const hint = `The first one without a counterpart is at line ${(original.blocks[count] ?? extra)?.line}.`
  return [{ file: page.file, line, message, hint }]
}

function difference(original: Block, block: Block): Complaint | undefined {
  const place = `${original.page.file}:${original.line}`
  if (original.language !== block.language || marksOf(original) !== marksOf(block)) {
    const said = `${place}  ${original.name} ${original.metaText}\nhere:  ${block.name} ${block.metaText}`
    return complain(block, 0, 'The fence is not that of the other language.', { said })
  }
  // What a program prints is compared with its own run.
  if (block.meta.output) return undefined
  const [wanted, found] = [tokensOf(original.language, original.text), tokensOf(block.language, block.text)]
  for (let index = 0; index < Math.max(wanted.length, found.length); index++) {
    if (wanted[index]?.text === found[index]?.text) continue
    if (wanted[index] && mayDiffer(found[index])) continue
    const line = found[index]?.line ?? found.at(-1)?.line ?? 0
    const said = `${place}  ${wanted[index]?.text ?? '(the end)'}\nhere:  ${found[index]?.text ?? '(the end)'}`
    const hint = 'Code is the same in both languages; comments, and texts in Russian letters, may differ.'
    return complain(block, line + 1, 'The sample is not that of the other language.', { said, hint })
  }
  return undefined
}

/** The marks that say what a sample is. Titles of files stay; reasons and drawings are told in the page's language. */
function marksOf({ meta }: Block): string {
  const {
    title,
    target,
    run,
    tool,
    before,
    output,
    recorded,
    by,
    part,
    env,
    exit,
    node,
    diff,
    excuse,
    foreign,
    highlighted,
    setup,
  } = meta
  const name = title && /\.\w+$/.test(title) ? title : undefined
  return JSON.stringify([
    name,
    target,
    run,
    tool,
    before,
    output,
    recorded,
    by,
    part,
    env,
    exit,
    node,
    diff,
    excuse !== undefined,
    foreign,
    highlighted,
    setup,
  ])
}
