import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

// A schema may import another one beside it.
xmlRegisterFsInputProviders()

/** Parses XML; throws where it is not well formed, or not what a schema of `tests/fixtures/schemas` demands. */
export function parseXml(text: string, schema?: string): XmlDocument {
  const document = XmlDocument.fromString(text)
  if (schema !== undefined) {
    const file = resolve('tests/fixtures/schemas', schema)
    const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }))
    validator.validate(document)
    validator.dispose()
  }
  return document
}
