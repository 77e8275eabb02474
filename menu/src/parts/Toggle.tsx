import type { ReactNode } from 'react'

type Props = { isOn: boolean; onToggle: (isOn: boolean) => void; children: ReactNode }

/** A filter that is on or off, for templates that prefer chips to rows of choices. */
export function Toggle({ isOn, onToggle, children }: Props) {
  return (
    <button type="button" className="toggle js" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {children}
    </button>
  )
}
