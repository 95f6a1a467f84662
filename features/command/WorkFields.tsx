import { Choice } from '../../engine/tools/parts/Choice.tsx'
import { Check } from './Check.tsx'
import { takesSeveral } from './choices.ts'
import { Field } from './Field.tsx'
import type { FormProps } from './form.ts'
import { LogFields } from './LogFields.tsx'

/** The fields of the chosen work. */
export function WorkFields(form: FormProps) {
  const { choices, strings } = form
  const { work, place } = choices
  if (work === 'task') return <TaskFields {...form} />
  const nameHint = takesSeveral(choices) ? strings.nameHint : strings.nameOneHint
  const name = place !== 'local' && <Field form={form} of="name" label={strings.name} hint={nameHint} />
  return (
    <>
      {work === 'copy' && <Direction {...form} />}
      {name}
      {work === 'run' && <RunFields {...form} />}
      {work === 'copy' && <CopyFields {...form} />}
      {work === 'forward' && <ForwardFields {...form} />}
      {work === 'logs' && <LogFields {...form} />}
    </>
  )
}

function RunFields(form: FormProps) {
  const { choices, strings } = form
  return (
    <>
      <Field form={form} of="command" label={strings.command} hint={strings.commandHint} rows={2} />
      {/* With a limit the tool fails in pods. */}
      {choices.place !== 'pods' && (
        <Field form={form} of="timeout" label={strings.timeout} hint={strings.timeoutHint} />
      )}
    </>
  )
}

function Direction({ choices, strings, change }: FormProps) {
  return (
    <Choice
      legend={strings.direction}
      options={(['to', 'from'] as const).map((value) => ({ value, label: strings.directions[value] }))}
      value={choices.direction}
      onChange={(direction) => change({ direction })}
    />
  )
}

function CopyFields(form: FormProps) {
  const { choices, strings, change } = form
  return (
    <>
      <Field form={form} of="here" label={strings.here} />
      <Field form={form} of="there" label={strings.there} />
      <Check checked={choices.directory} onChange={(directory) => change({ directory })}>
        {strings.directory}
      </Check>
    </>
  )
}

function ForwardFields(form: FormProps) {
  const { strings } = form
  return (
    <>
      <Field form={form} of="localPort" label={strings.localPort} hint={strings.localPortHint} />
      <Field form={form} of="remotePort" label={strings.remotePort} />
    </>
  )
}

function TaskFields(form: FormProps) {
  const { strings } = form
  return (
    <>
      <Field form={form} of="task" label={strings.task} />
      <Field form={form} of="parameters" label={strings.parameters} hint={strings.parametersHint} rows={3} />
    </>
  )
}
