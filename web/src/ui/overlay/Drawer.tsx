import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { CloseButton } from '../button/CloseButton.tsx'
import { classNames } from '../class-names.ts'
import { DialogContent, DialogFooter } from './Dialog.tsx'
import { scrim } from './dialog-panel.ts'
import { useBackCloses } from './use-back-closes.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  side?: 'left' | 'right'
  /** Shown beside the close button instead of the title, which stays for screen readers. */
  header?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A panel from the side: navigation on phones, details beside a list. */
export function Drawer({ open, onOpenChange, title, side = 'left', header, footer, children }: Props) {
  useBackCloses(open, () => onOpenChange(false))

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <DialogContent aria-describedby={undefined} className={classNames(panel, sides[side])}>
          <header className="flex items-center gap-3 border-line border-b px-5 py-3">
            <div className="min-w-0 flex-1">
              {header}
              <Radix.Title className={header ? 'sr-only' : 'font-semibold text-lg'}>{title}</Radix.Title>
            </div>
            <Radix.Close asChild>
              <CloseButton />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </DialogContent>
      </Radix.Portal>
    </Radix.Root>
  )
}

const panel =
  'fixed inset-y-0 z-50 flex w-[min(22rem,88vw)] flex-col border-line bg-raised text-ink shadow-overlay outline-none data-[state=closed]:animate-fade-out'

const sides = {
  left: 'left-0 animate-from-left border-r',
  right: 'right-0 animate-from-right border-l md:w-[min(30rem,88vw)]',
}
