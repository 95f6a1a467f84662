import validate from 'virtual:config-validator'
import { useDeferredValue, useMemo, useState } from 'react'
import { labelsIn } from '../../engine/labels/labels-in.ts'
import parts from '../../engine/tools/parts/parts.module.css'
import type { ToolProps } from '../../engine/tools/tool.ts'
import { checkText, longestText } from './check-text.ts'
import { Effects } from './Effects.tsx'
import { Merged } from './Merged.tsx'
import { Problems } from './Problems.tsx'
import { Source } from './Source.tsx'
import { Summary } from './Summary.tsx'
import { configStrings } from './strings.ts'
import { useLoaded } from './use-loaded.ts'
import { useReveal } from './use-reveal.ts'

/** Checks a `.xec/config.yaml`, and shows what the package makes of it. The text is kept nowhere. */
export default function ConfigTool({ locale }: ToolProps) {
  const [text, setText] = useState('')
  const [profile, setProfile] = useState('')
  const said = labelsIn(configStrings, { code: locale })
  const read = useDeferredValue(text)
  const isTooLong = read.length > longestText
  const isEmpty = read.trim() === ''
  const checked = useMemo(
    () => (isEmpty || isTooLong ? undefined : checkText(read, validate)),
    [read, isEmpty, isTooLong],
  )
  const plain = useLoaded(checked?.masked, '')
  const { field, reveal } = useReveal()
  const hasProblems = (checked?.problems.length ?? 0) > 0 || (plain?.problems.length ?? 0) > 0
  const clear = () => {
    setText('')
    // The button is about to be disabled, and would take the focus with it.
    field.current?.querySelector('textarea')?.focus()
  }
  return (
    <div className={parts.panel}>
      <Source
        ref={field}
        said={said}
        text={text}
        onText={setText}
        onClear={clear}
        isTooLong={isTooLong}
        hasProblems={hasProblems}
      />
      <Summary said={said} checked={checked} tool={plain?.problems} />
      {checked && (
        <>
          <Problems locale={locale} said={said} checked={checked} tool={plain?.problems ?? []} reveal={reveal} />
          <Effects said={said} checked={checked} reveal={reveal} />
          {plain && (
            <Merged
              locale={locale}
              said={said}
              plain={plain}
              masked={checked.masked}
              profile={profile}
              onProfile={setProfile}
            />
          )}
        </>
      )}
    </div>
  )
}
