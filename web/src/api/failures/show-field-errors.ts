import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Refusal } from './refusal.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/**
 * Shows the server's validation errors at their fields; the toast shows the rest. `fieldOfCode` names the field
 * of a value that is already taken.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Form<Values>,
  failure: unknown,
  fieldOfCode: Record<string, Path<Values>> = {},
) {
  if (!(failure instanceof Refusal)) return
  const taken = fieldOfCode[failure.code ?? '']
  const errors = taken ? [{ path: taken, msg: failure.message }] : failure.details

  for (const { path, msg } of errors) {
    if (isField(form, path)) form.setError(path, { message: msg }, { shouldFocus: true })
  }
}

/** The server writes 'variations[0].name'. */
const isField = <Values extends FieldValues>(form: Form<Values>, path: string): path is Path<Values> =>
  Object.hasOwn(form.getValues(), path.split(/[.[]/)[0] ?? '')
