import { formatCount } from '@thela/contract/values/numbers'
import { counted } from '../tables/counted.ts'
import { rowOf } from './read-import.ts'

type Props = { faults: { path: string; msg: string }[] }

const MAX_SHOWN = 20

/** Which rows kept the import from happening, and why. */
export function ImportFaults({ faults }: Props) {
  if (faults.length === 0) return null
  const left = faults.length - MAX_SHOWN

  return (
    <div role="alert" className="grid gap-2 rounded-md bg-bad-soft px-4 py-3 text-bad-ink text-sm">
      <p className="font-semibold">Nothing was imported: {counted(faults.length, 'fault')} found.</p>
      <ul className="grid gap-1">
        {faults.slice(0, MAX_SHOWN).map(({ path, msg }) => (
          <li key={`${path} ${msg}`}>
            <strong>{rowOf(path)}</strong>: {msg}
          </li>
        ))}
      </ul>
      {left > 0 && <p>and {formatCount(left)} more</p>}
    </div>
  )
}
