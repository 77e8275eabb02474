import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Refusal } from './refusal.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/**
 * Shows at its field what the server found wrong there; the toast says the rest. `fieldOfCode` names the field
 * of a value that somebody else has already.
 */
export function pointAtFaults<Values extends FieldValues>(
  form: Form<Values>,
  failure: unknown,
  fieldOfCode: Record<string, Path<Values>> = {},
) {
  if (!(failure instanceof Refusal)) return
  const taken = fieldOfCode[failure.code ?? '']
  const faults = taken ? [{ path: taken, msg: failure.message }] : failure.details

  for (const { path, msg } of faults) {
    if (isField(form, path)) form.setError(path, { message: msg }, { shouldFocus: true })
  }
}

/** The server writes 'variations[0].name'. */
const isField = <Values extends FieldValues>(form: Form<Values>, path: string): path is Path<Values> =>
  Object.hasOwn(form.getValues(), path.split(/[.[]/)[0] ?? '')
