import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = { onCreate: () => void; onClose: () => void }

export function NoCategoriesDialog({ onCreate, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="No Categories Found"
      description="Every item belongs to a category, such as Snacks or Drinks. Make the first one, then add your item to it."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="secondary" asChild>
            <Link to="/dashboard/categories">Go to Categories</Link>
          </Button>
          <Button onClick={onCreate}>Create Category</Button>
        </>
      }
    />
  )
}
