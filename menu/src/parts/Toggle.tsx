import type { ReactNode } from 'react'

type Props = { className?: string; isOn: boolean; onToggle: (isOn: boolean) => void; children: ReactNode }

/** A filter that is on or off, for templates that prefer chips to rows of choices. */
export function Toggle({ className = 'toggle', isOn, onToggle, children }: Props) {
  return (
    <button type="button" className={`${className} js`} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {children}
    </button>
  )
}
