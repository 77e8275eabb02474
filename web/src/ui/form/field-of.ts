import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'

type Form<Input extends FieldValues> = Pick<UseFormReturn<Input>, 'register' | 'formState'>

/** Registers a field in the form and passes its error message. */
export const fieldOf = <Input extends FieldValues>(
  { register, formState }: Form<Input>,
  name: Path<Input>,
) => ({
  ...register(name),
  error: (get(formState.errors, name) as FieldError | undefined)?.message,
})
