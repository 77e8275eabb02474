import * as words from '@thela/words/ui/layout'
import { Info } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'

type Props = {
  label: string
  value: ReactNode
  icon?: ReactNode
  caption?: ReactNode
  /** What the number means; shown when asked for. */
  info?: ReactNode
  loading?: boolean
}

export function StatCard({ label, value, icon, caption, info, loading = false }: Props) {
  return (
    <div
      aria-busy={loading || undefined}
      className="relative flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-card md:p-5"
    >
      <div className="flex min-h-8 items-start justify-between gap-2">
        <p className="font-medium text-ink-soft text-sm">{label}</p>
        {icon && (
          <span
            aria-hidden
            className="-mt-1 -mr-1 grid size-9 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-ink [&_svg]:size-4.5"
          >
            {icon}
          </span>
        )}
      </div>
      {loading ? (
        <Skeleton width="5rem" height="1.875rem" />
      ) : (
        <p className={classNames(figure, isLong(value) && 'max-sm:text-base max-sm:leading-8')}>{value}</p>
      )}
      {info && !loading && <InfoToggle label={words.about(label)}>{info}</InfoToggle>}
      {caption && (loading ? <Skeleton width="8rem" /> : <p className="text-ink-faint text-xs">{caption}</p>)}
    </div>
  )
}

const figure = 'wrap-anywhere font-bold text-2xl tabular-nums tracking-tight'

/** Of two cards beside each other on a phone: '₹37,53,402.50' needs the room of both. */
const isLong = (value: ReactNode) => String(value).length > 10

function InfoToggle({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  return (
    <>
      <span className="absolute right-2 bottom-2">
        <IconButton
          size="sm"
          label={label}
          icon={<Info aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
      </span>
      <p id={id} hidden={!isOpen} className="pr-8 text-ink-soft text-xs">
        {children}
      </p>
    </>
  )
}
