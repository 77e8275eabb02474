import type { PriorityMigration } from '@thela/contract/ads/area-queue'
import { formatCount } from '@thela/contract/values/numbers'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { pluralize } from '../tables/pluralize.ts'
import { useMigratePriorities } from './api.ts'

/** A dry run by default: it shows what would change and changes nothing. */
const defaultOptions: PriorityMigration = { dryRun: true, force: false, onlyZeroPriorities: true }

export function MigrationDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState(defaultOptions)
  const migrate = useMigratePriorities()
  const result = migrate.data?.data
  const choose = (name: keyof PriorityMigration) => ({
    checked: choice[name],
    onChange: (event: { target: { checked: boolean } }) =>
      setChoice({ ...choice, [name]: event.target.checked }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    migrate.mutate(choice)
  }

  return (
    <FormDialog
      title="Priority Migration"
      description="Sets the priority of each queue item by its location."
      submitLabel={choice.dryRun ? 'Start dry run' : 'Migrate priorities'}
      busy={migrate.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <Checkbox
          label="Dry run"
          hint="Only shows what would change. Nothing is saved."
          {...choose('dryRun')}
        />
        <Checkbox
          label="Force"
          hint="Also overwrites priorities that were set manually."
          {...choose('force')}
        />
        <Checkbox
          label="Only zero priorities"
          hint="Skips items that already have a priority."
          {...choose('onlyZeroPriorities')}
        />
      </div>
      {result && (
        <p role="status" className="rounded-md bg-sunken p-3 text-sm">
          {pluralize(result.scanned, 'placement')} checked, {pluralize(changesIn(result), 'change')}
          {result.dryRun ? ' to be made' : ' made'}, {formatCount(result.skipped)} skipped.
        </p>
      )}
    </FormDialog>
  )
}

/** What is not skipped; a dry run updates nothing, so its own count would always be zero. */
const changesIn = ({ scanned, skipped }: { scanned: number; skipped: number }) => scanned - skipped
