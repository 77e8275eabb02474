import { useForm } from 'react-hook-form'
import { TextArea } from '../../ui/TextArea.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { faultsIn, type ImportBody, useImport } from './api.ts'
import { ImportFaults } from './ImportFaults.tsx'
import { ImportResult } from './ImportResult.tsx'
import { readImport } from './read-import.ts'

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
      description="Up to 5,000 cities with their areas. Places that are there already are used; one bad row, and nothing is stored."
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
      <ImportFaults faults={faultsIn(importAll.error)} />
    </FormDialog>
  )
}
