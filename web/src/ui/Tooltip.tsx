import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

type Props = { text: string; children: ReactElement }

/** For pointers and keyboard focus; never the only place where something is said. */
export function Tooltip({ text, children }: Props) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {/* Outside of any dialog: one that loses a child in the moment of a Tab draws the focus back to its start. */}
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-64 animate-pop-in rounded-sm bg-ink px-2.5 py-1.5 font-medium text-canvas text-xs shadow-raised"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
