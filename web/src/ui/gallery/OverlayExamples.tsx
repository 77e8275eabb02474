import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Select } from '../form/Select.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import { Wordmark } from '../layout/Wordmark.tsx'
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import { Drawer } from '../overlay/Drawer.tsx'
import { Menu } from '../overlay/Menu.tsx'
import { toast } from '../overlay/toast.ts'
import { Section } from './Section.tsx'

type Overlay = 'dialog' | 'confirm' | 'busy' | 'left' | 'right'

export function OverlayExamples() {
  const [shown, setShown] = useState<Overlay>()
  const props = (overlay: Overlay) => ({ open: shown === overlay, onOpenChange: () => setShown(undefined) })
  const confirm = {
    title: 'Delete category',
    description: '“Chaat” and its 8 items will be deleted. This cannot be undone.',
    confirmLabel: 'Delete',
    busyLabel: 'Deleting...',
  }

  return (
    <Section title="Overlays">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setShown('confirm')}>
          Open confirmation
        </Button>
        <Button variant="secondary" onClick={() => setShown('busy')}>
          Open busy confirmation
        </Button>
        <Button variant="secondary" onClick={() => setShown('left')}>
          Open navigation
        </Button>
        <Button variant="secondary" onClick={() => setShown('right')}>
          Open details
        </Button>
        <Button variant="secondary" onClick={() => toast.success('Login successful!')}>
          Success toast
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Failed to upload image')}>
          Error toast
        </Button>
        <Button variant="secondary" onClick={() => toast.info('Link copied')}>
          Info toast
        </Button>
        <RowMenu />
      </div>
      <ItemDialog {...props('dialog')} />
      <ConfirmDialog {...props('confirm')} {...confirm} onConfirm={() => setShown(undefined)} />
      <ConfirmDialog {...props('busy')} {...confirm} busy onConfirm={() => {}} />
      <Drawer {...props('left')} title="Navigation" header={<Wordmark />}>
        Links go here.
      </Drawer>
      <Drawer {...props('right')} side="right" title="Order details" footer={<Button>Save</Button>}>
        Details go here.
      </Drawer>
    </Section>
  )
}

function ItemDialog(props: { open: boolean; onOpenChange: () => void }) {
  const footer = (
    <>
      <Button variant="secondary" onClick={props.onOpenChange}>
        Cancel
      </Button>
      <Button onClick={props.onOpenChange}>Save item</Button>
    </>
  )

  return (
    <Dialog
      {...props}
      title="Add item"
      description="It appears on your menu as soon as you save it."
      footer={footer}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" required placeholder="Pani puri" />
        <TextField label="Price" leading="₹" required inputMode="decimal" />
        <Select label="Category" options={[{ value: 'chaat', label: 'Chaat' }]} />
        <TextArea label="Description" rows={3} />
      </div>
    </Dialog>
  )
}

function RowMenu() {
  return (
    <Menu
      trigger={
        <IconButton label="More actions" variant="secondary" icon={<EllipsisVertical aria-hidden />} />
      }
      entries={[
        { label: 'Edit', icon: <Pencil aria-hidden /> },
        { label: 'Duplicate', icon: <Copy aria-hidden /> },
        'separator',
        { label: 'Delete', danger: true, icon: <Trash2 aria-hidden /> },
      ]}
    />
  )
}
