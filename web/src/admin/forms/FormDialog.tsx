import { type FormEventHandler, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

type Props = {
  title: string
  description?: ReactNode
  size?: 'md' | 'lg'
  submitLabel: string
  tone?: 'primary' | 'danger'
  busy: boolean
  busyLabel?: string
  /** The form cannot be submitted now. */
  blocked?: boolean
  onSubmit: FormEventHandler
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog; it stays open while it is sent, and as it is when that fails. */
export function FormDialog({ submitLabel, tone = 'primary', busy, busyLabel, blocked, ...rest }: Props) {
  const formId = useId()
  const { onSubmit, onClose, children, ...dialog } = rest

  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={onClose}
      locked={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            busy={busy}
            busyLabel={busyLabel}
            disabled={blocked}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  )
}
