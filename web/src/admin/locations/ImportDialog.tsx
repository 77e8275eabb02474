import { formatCount } from '@thela/contract/values/numbers'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { pluralize } from '../tables/pluralize.ts'
import { type ImportBody, useImport, validationErrors } from './api.ts'

const example = `[
  { "countryCode": "IN", "countryName": "India",
    "stateCode": "GJ", "stateName": "Gujarat",
    "cityName": "Surat", "areas": ["Adajan", "Vesu"] }
]`

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const importAll = useImport()
  const form = useForm({ defaultValues: { json: '' } })
  if (importAll.data) return <ImportResult {...importAll.data.data} onClose={onClose} />

  const submit = form.handleSubmit(({ json }) => {
    const given = readImport(json)
    if (given) importAll.mutate(given as ImportBody)
    else form.setError('json', { message: 'Invalid JSON format' }, { shouldFocus: true })
  })

  return (
    <FormDialog
      title="Bulk Import"
      description="Up to 5,000 cities with their areas. Locations that already exist are not added again. If any row has an error, nothing is imported."
      size="lg"
      submitLabel="Import"
      busy={importAll.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Locations (JSON)"
        required
        autoFocus
        rows={10}
        spellCheck={false}
        placeholder={example}
        error={form.formState.errors.json?.message}
        {...form.register('json')}
      />
      <ImportErrors errors={validationErrors(importAll.error)} />
    </FormDialog>
  )
}

type ImportResultProps = {
  created: { countries: number; states: number; cities: number; areas: number }
  skipped: number
  onClose: () => void
}

/** How many of the given places are new. */
function ImportResult({ created, skipped, onClose }: ImportResultProps) {
  const numbers = [
    ['Countries created', created.countries],
    ['States created', created.states],
    ['Cities created', created.cities],
    ['Areas created', created.areas],
    ['Skipped (already exist)', skipped],
  ] as const

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Locations imported"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <dl className="grid gap-2 text-sm">
        {numbers.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

type ImportErrorsProps = { errors: { path: string; msg: string }[] }

const MAX_SHOWN = 20

/** The rows that stopped the import, and why. */
function ImportErrors({ errors }: ImportErrorsProps) {
  if (errors.length === 0) return null
  const left = errors.length - MAX_SHOWN

  return (
    <div role="alert" className="grid gap-2 rounded-md bg-bad-soft px-4 py-3 text-bad-ink text-sm">
      <p className="font-semibold">Nothing was imported: {pluralize(errors.length, 'error')} found.</p>
      <ul className="grid gap-1">
        {errors.slice(0, MAX_SHOWN).map(({ path, msg }) => (
          <li key={`${path} ${msg}`}>
            <strong>{rowOf(path)}</strong>: {msg}
          </li>
        ))}
      </ul>
      {left > 0 && <p>and {formatCount(left)} more</p>}
    </div>
  )
}

/** What was pasted: the list itself, or the list under its name (DEC-198); nothing when it is no JSON. */
export function readImport(text: string): { locations: unknown } | undefined {
  try {
    const given = JSON.parse(text)
    return Array.isArray(given) ? { locations: given } : { locations: given?.locations }
  } catch {
    return undefined
  }
}

/** 'locations[2].cityName' → 'Row 3, cityName' */
export const rowOf = (path: string) =>
  path.replace(/^locations\[(\d+)\]\.?/, (_, row) => `Row ${Number(row) + 1}, `).replace(/, $/, '')
