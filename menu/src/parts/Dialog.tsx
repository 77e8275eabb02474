import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { closeOnBack } from '../app/close-on-back.ts'
import { words } from '../app/words.ts'
import { CloseIcon } from './icons.tsx'

type Props = { label: string; className?: string; onClose: () => void; children: ReactNode }

/** Render it to open it. Escape, the cross, Back and a tap beside it close it; focus goes back by itself. */
export function Dialog({ label, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => {
    if (dialog.current?.close) dialog.current.close()
    else onClose()
  }
  const latestClose = useRef(close)
  latestClose.current = close

  useEffect(() => {
    if (dialog.current) open(dialog.current)
    // In a preview the history belongs to the dashboard.
    const isPreview = dialog.current?.ownerDocument !== document
    return isPreview ? undefined : closeOnBack(() => latestClose.current())
  }, [])

  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the cross.
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div className="sheet-body">
        <button type="button" className="close" aria-label={words.close} onClick={close}>
          <CloseIcon />
        </button>
        {children}
      </div>
    </dialog>
  )
}

/** Firefox supports dialogs from version 98: before that, it is shown in the flow of the page. */
function open(dialog: HTMLDialogElement) {
  if (dialog.showModal) dialog.showModal()
  else dialog.setAttribute('open', '')
}
