import { TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'

type Props = { isDirty: boolean; isSaving: boolean; isPicturePending: boolean }

/** At the foot of the form, and in sight as long as there is something to save. */
export function SaveBar({ isDirty, isSaving, isPicturePending }: Props) {
  return (
    <div
      className={`flex items-center justify-between gap-4 rounded-lg border border-line bg-raised px-4 py-3 ${isDirty ? inSight : ''}`}
    >
      <p role="status" className="flex min-w-0 items-center gap-2 font-medium text-sm text-warn-ink">
        {isDirty && (
          <>
            <TriangleAlert aria-hidden size={18} className="shrink-0" />
            You have unsaved changes
          </>
        )}
      </p>
      <Button type="submit" disabled={!isDirty || isPicturePending} busy={isSaving} busyLabel="Saving...">
        Save Changes
      </Button>
    </div>
  )
}

const inSight = 'sticky bottom-18 z-10 shadow-raised lg:bottom-4'
