import * as Popover from 'radix-ui/popover'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Props = { className: string; children: ReactNode }

/** Not in a portal, so that it scrolls inside a dialog; the input keeps the focus and the keys while one is picked. */
export function OptionsPopover({ className, children }: Props) {
  return (
    <Popover.Content
      role="presentation"
      align="start"
      sideOffset={6}
      collisionPadding={8}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'z-50 w-(--radix-popover-trigger-width) animate-pop-in rounded-md border border-line bg-raised text-sm shadow-raised outline-none',
        className,
      )}
    >
      {children}
    </Popover.Content>
  )
}
