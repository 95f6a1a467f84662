import { type Block, type Complaint, complain } from '../model.ts'

/** What a line of a format may be; everything else cannot be read. Lines that go on are joined before. */
const lineForms: Readonly<Record<string, RegExp>> = {
  dockerfile:
    /^(?:#.*|(?:FROM|RUN|CMD|LABEL|EXPOSE|ENV|ADD|COPY|ENTRYPOINT|VOLUME|USER|WORKDIR|ARG|ONBUILD|STOPSIGNAL|HEALTHCHECK|SHELL)\s+\S.*|)$/i,
  ini: /^(?:[#;].*|\[[^\]]+\]|[^=\s[][^=]*=.*|Host\s+\S.*|Match\s+\S.*|\s+\w+\s+\S.*|)$/,
  make: /^(?:#.*|\t.*|[^\s:=#][^:=#]*::?(?:[^=].*)?|[^\s:=#]+\s*(?:[:?+]?=).*|(?:include|export|define|endef|ifeq|ifneq|else|endif)\b.*|)$/,
}

/** Languages of these forms. */
export const otherLanguages: ReadonlySet<string> = new Set(Object.keys(lineForms))

/** Complaints about lines that a format of lines does not have. */
export function checkOther(block: Block): Complaint[] {
  const form = lineForms[block.language]
  if (!form) return []
  let goesOn = false
  return block.text.split('\n').flatMap((line, index) => {
    const isContinuation = goesOn
    goesOn = line.endsWith('\\')
    if (isContinuation || form.test(line)) return []
    return [complain(block, index + 1, `The sample is not ${block.name}.`, { said: line })]
  })
}
