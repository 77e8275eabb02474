import * as words from '@thela/words/dashboard/items-form'
import { Button } from '../../ui/button/Button.tsx'
import type { Submission } from './use-submit-item.ts'

type Props = {
  formId: string
  isNew: boolean
  isUploading: boolean
  submission: Submission
  onCancel: () => void
}

/** Saving waits for a picture that is being uploaded, and says so: no button is grey without a reason. */
export function ItemFormButtons({ formId, isNew, isUploading, submission, onCancel }: Props) {
  const { isBusy, isSaving, saveAndAddAnother } = submission

  return (
    <div className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5 sm:flex sm:justify-end">
      <Button variant="ghost" size="sm" disabled={isSaving} onClick={onCancel}>
        {words.cancel}
      </Button>
      {isNew && (
        <Button variant="secondary" disabled={isBusy} onClick={saveAndAddAnother}>
          {words.saveAndAddAnother}
        </Button>
      )}
      <div className={isNew ? 'row-start-1 max-sm:col-span-2' : undefined}>
        <Button
          type="submit"
          form={formId}
          size="lg"
          wide
          busy={isBusy}
          busyLabel={isUploading ? words.uploadingPicture : words.saving}
        >
          {isNew ? words.create : words.update}
        </Button>
      </div>
    </div>
  )
}
