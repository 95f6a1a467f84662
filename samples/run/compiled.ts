import ts from 'typescript'
import type { Job, JobFile } from '../job.ts'

/** Node 22.18 and later take types out by themselves. */
const readsTypes = Boolean((process.features as { typescript?: unknown }).typescript)

const known = new Map<string, string>()

/** A job with what its TypeScript is as JavaScript, for a Node that cannot read it. A loader would take longer than the sample. */
export function withCompiled(job: Job): Job {
  return readsTypes ? job : { ...job, files: job.files.map(compiled) }
}

function compiled(file: JobFile): JobFile {
  if (!/\.[cm]?tsx?$/.test(file.name)) return file
  const key = `${file.name}\n${file.text}`
  const text = known.get(key) ?? withoutTypes(file)
  known.set(key, text)
  return { ...file, compiled: text }
}

function withoutTypes({ name, text }: JobFile): string {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }
  const { outputText } = ts.transpileModule(text, {
    // Of a .ts file `<T>` is no element.
    fileName: name,
    compilerOptions: { ...options, jsx: ts.JsxEmit.ReactJSX },
  })
  return outputText
}
