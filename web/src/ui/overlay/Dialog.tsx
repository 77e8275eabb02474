import * as Radix from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { CloseButton } from '../button/CloseButton.tsx'
import { classNames } from '../class-names.ts'
import { dialogPanel, dialogWidth, scrim, useFocusReturn } from './dialog-panel.ts'
import { useBackCloses } from './use-back-closes.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: keyof typeof dialogWidth
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode
  /** Stays open on Escape and outside clicks, e.g. while saving. */
  locked?: boolean
  children?: ReactNode
}

/** A sheet from below on phones, a centred panel elsewhere. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  footer,
  locked,
  children,
}: Props) {
  const change = (next: boolean) => !locked && onOpenChange(next)
  useBackCloses(open, () => change(false))

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <DialogContent
          className={classNames(dialogPanel, dialogWidth[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-soft text-sm">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <CloseButton disabled={locked} />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
            {children}
          </div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </DialogContent>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function DialogContent(props: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} onCloseAutoFocus={useFocusReturn()} />
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-2.5 border-line border-t bg-sunken px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
      {children}
    </footer>
  )
}
