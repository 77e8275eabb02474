import type { PriorityMigration } from '@thela/contract/ads/area-queue'
import { formatCount } from '@thela/contract/values/numbers'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { counted } from '../tables/counted.ts'
import { useMigratePriorities } from './api.ts'

/** A dry run first: it tells what would change and changes nothing. */
const careful: PriorityMigration = { dryRun: true, force: false, onlyZeroPriorities: true }

export function MigrationDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState(careful)
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
      description="Gives placements the priority of their location."
      submitLabel={choice.dryRun ? 'Start dry run' : 'Migrate priorities'}
      busy={migrate.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <Checkbox label="Dry run" hint="Only tells what would change." {...choose('dryRun')} />
        <Checkbox
          label="Force"
          hint="Also overwrites priorities that were set by hand."
          {...choose('force')}
        />
        <Checkbox
          label="Only zero priorities"
          hint="Leaves alone what has a priority."
          {...choose('onlyZeroPriorities')}
        />
      </div>
      {result && (
        <p role="status" className="rounded-md bg-sunken p-3 text-sm">
          {counted(result.scanned, 'placement')} looked at, {counted(changesIn(result), 'change')}
          {result.dryRun ? ' to be made' : ' made'}, {formatCount(result.skipped)} left alone.
        </p>
      )}
    </FormDialog>
  )
}

/** What is not left alone; a dry run updates nothing, so its own count would always be zero. */
const changesIn = ({ scanned, skipped }: { scanned: number; skipped: number }) => scanned - skipped
