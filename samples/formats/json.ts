import ts from 'typescript'
import { z } from 'zod'
import { type Block, type Complaint, complain } from '../model.ts'
import { packageSchema } from './package-schema.ts'

/** Complaints about a block of JSON: its syntax, and for files that are known what stands in them. */
export function checkJson(block: Block): Complaint[] {
  const name = block.meta.title?.split('/').at(-1) ?? ''
  const hasComments = block.language === 'jsonc' || /^tsconfig.*\.json$/.test(name)
  const { config, complaints } = hasComments ? readWithComments(block) : readStrictly(block)
  if (complaints.length > 0) return complaints
  if (/^tsconfig.*\.json$/.test(name)) return checkTsconfig(block, config)
  if (name !== 'package.json') return []
  const result = packageSchema.safeParse(config)
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path.at(-1)
    const said = z.prettifyError({ issues: [issue] } as z.ZodError)
    return complain(block, lineOfKey(block.text, key), 'npm does not take this package.json.', { said })
  })
}

function readStrictly(block: Block): { config?: unknown; complaints: Complaint[] } {
  try {
    return { config: JSON.parse(block.text), complaints: [] }
  } catch (error) {
    const { message } = error as Error
    const [, position = '0'] = /position (\d+)/.exec(message) ?? []
    const isAtEnd = /end of JSON/.test(message)
    const before = isAtEnd ? block.text : block.text.slice(0, Number(position))
    return { complaints: [complain(block, before.split('\n').length, 'The sample is not JSON.', { said: message })] }
  }
}

function readWithComments(block: Block): { config?: unknown; complaints: Complaint[] } {
  const file = ts.parseJsonText('sample.json', block.text)
  const errors = (file as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] }).parseDiagnostics
  const complaints = errors.map(({ start, messageText }) => {
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    const said = ts.flattenDiagnosticMessageText(messageText, '\n')
    return complain(block, line, 'The sample is not JSON with comments.', { said })
  })
  return { config: ts.parseConfigFileTextToJson('sample.json', block.text).config, complaints }
}

/** The compiler knows best which options it has. A file without sources is no mistake here. */
function checkTsconfig(block: Block, config: unknown): Complaint[] {
  const host = { ...ts.sys, readDirectory: () => [] }
  const { errors } = ts.parseJsonConfigFileContent(config, host, '/')
  return errors
    .filter(({ code }) => code !== 18003 && code !== 18002 && code !== 6053)
    .map(({ messageText }) => {
      const said = ts.flattenDiagnosticMessageText(messageText, '\n')
      const [, name] = /'([^']+)'/.exec(said) ?? []
      return complain(block, lineOfKey(block.text, name), 'TypeScript does not take these settings.', { said })
    })
}

function lineOfKey(text: string, key: PropertyKey | undefined): number {
  const index = text.split('\n').findIndex((line) => key !== undefined && line.includes(`"${String(key)}"`))
  return Math.max(index, 0) + 1
}
