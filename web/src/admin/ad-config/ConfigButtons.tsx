import { Pencil } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useResetConfig } from './api.ts'

type Props = {
  isEditing: boolean
  isSaving: boolean
  onEdit: () => void
  onCancel: () => void
  onReset: () => void
}

export function ConfigButtons({ isEditing, isSaving, onEdit, onCancel, onReset }: Props) {
  const reset = useResetConfig()
  const askToReset = () => {
    // The document asks for the browser's own question (ACFG-05).
    if (window.confirm('Are you sure you want to reset all settings to defaults?')) {
      reset.mutate(undefined, { onSuccess: onReset })
    }
  }

  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button variant="secondary" busy={reset.isPending} onClick={askToReset}>
        Reset to Defaults
      </Button>
      {isEditing ? (
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={isSaving}>
            Save Changes
          </Button>
        </>
      ) : (
        // A key of its own: the button that saves must not be the one that was just pressed.
        <Button key="edit" icon={<Pencil aria-hidden />} onClick={onEdit}>
          Edit Configuration
        </Button>
      )}
    </div>
  )
}
