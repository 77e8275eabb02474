import * as words from '@thela/words/ui/overlay'
import * as Radix from 'radix-ui/alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names.ts'
import { DialogFooter } from './Dialog.tsx'
import { dialogPanel, dialogWidth, scrim, useFocusReturn } from './dialog-panel.ts'
import { useBackCloses } from './use-back-closes.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  busy?: boolean
  /** What the confirming button says while busy, e.g. 'Deleting...'. */
  busyLabel?: string
  /** The caller closes the dialog once it is done. */
  onConfirm: () => void
  /** False where Back has already been pressed and is what is asked about. */
  backCloses?: boolean
}

/** Asks for confirmation before an action; it stays open while busy. */
export function ConfirmDialog({ open, onOpenChange, title, description, ...rest }: Props) {
  const {
    confirmLabel,
    cancelLabel = words.cancel,
    tone = 'danger',
    busy = false,
    busyLabel,
    onConfirm,
  } = rest
  const change = (next: boolean) => !busy && onOpenChange(next)
  useBackCloses(open && (rest.backCloses ?? true), () => change(false))

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Panel className={classNames(dialogPanel, dialogWidth.sm)}>
          <div className="min-h-0 overflow-y-auto px-5 pt-5 pb-5">
            <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
            <Radix.Description className="mt-1.5 text-pretty text-ink-soft text-sm">
              {description}
            </Radix.Description>
          </div>
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogFooter>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Panel(props: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} onCloseAutoFocus={useFocusReturn()} />
}
