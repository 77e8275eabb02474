import { CategoryInput } from '@thela/contract/categories'
import { Refusal } from '../../api/refusal.ts'

type Fault = { field: keyof CategoryInput; message: string }

/** What the server found wrong, by field: a name that is taken, or whatever it says of single fields. */
export function categoryFaults(failure: unknown): Fault[] {
  if (!(failure instanceof Refusal)) return []
  if (failure.status === 409) return [{ field: 'name', message: failure.message }]

  return failure.details.flatMap(({ path, msg }) => (isField(path) ? [{ field: path, message: msg }] : []))
}

const isField = (path: string): path is keyof CategoryInput => path in CategoryInput.shape
