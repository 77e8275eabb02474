import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './Spinner.tsx'

type Props = {
  icon?: ReactNode
  trailingIcon?: ReactNode
  busy: boolean
  busyLabel?: string
  children: ReactNode
}

/** Both states lie in the same grid cell, so the wider one sets the width and nothing jumps. */
export function ButtonLabel({ icon, trailingIcon, busy, busyLabel, children }: Props) {
  return (
    <span className="grid place-items-center [grid-template-areas:'label'] *:[grid-area:label]">
      <span className={classNames(row, busy && (busyLabel ? 'invisible' : 'opacity-0'))}>
        {icon}
        {children}
        {trailingIcon}
      </span>
      {(busy || busyLabel) && (
        <span className={classNames(row, !busy && 'invisible')}>
          <Spinner size={16} />
          {busyLabel}
        </span>
      )}
    </span>
  )
}

const row = 'inline-flex items-center justify-center gap-2'
