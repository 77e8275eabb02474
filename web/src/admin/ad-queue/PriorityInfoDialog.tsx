import { Dialog } from '../../ui/Dialog.tsx'
import { PriorityLevels } from './PriorityLevels.tsx'

export function PriorityInfoDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Priority Info"
      description="The nearer an ad aims, the earlier it comes."
    >
      <PriorityLevels />
    </Dialog>
  )
}
