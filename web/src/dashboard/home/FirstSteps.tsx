import { Link } from '@tanstack/react-router'
import type { VendorStats } from '@thela/contract/analytics/vendor-analytics'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/layout/Card.tsx'

/** The steps to a working menu, with a button for the next one. */
export function FirstSteps({ stats }: { stats: VendorStats }) {
  const next = nextStep(stats)
  if (!next) return null

  return (
    <Card title="Your menu in three steps" description={steps[next].hint}>
      <div className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <ol className="flex flex-col gap-3 md:flex-row md:flex-wrap md:gap-6">
          {firstSteps.map((step) => (
            <Step key={step} step={step} next={next} />
          ))}
        </ol>
        <Button asChild>{steps[next].link}</Button>
      </div>
    </Card>
  )
}

function Step({ step, next }: { step: FirstStep; next: FirstStep }) {
  const number = firstSteps.indexOf(step) + 1
  const isDone = number <= firstSteps.indexOf(next)
  const isNext = step === next

  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-2.5 text-sm',
        isNext ? 'font-semibold text-ink' : 'text-ink-soft',
      )}
    >
      <span
        className={classNames(
          bullet,
          isDone && 'bg-good-soft text-good-ink',
          isNext && 'bg-brand text-on-brand',
          !isDone && !isNext && 'bg-hover',
        )}
      >
        {isDone ? <Check role="img" aria-label="Done" size={16} strokeWidth={3} /> : number}
      </span>
      {steps[step].label}
    </li>
  )
}

const bullet = 'grid size-7 shrink-0 place-items-center rounded-full font-bold text-xs'

const steps: Record<FirstStep, { label: string; hint: string; link: ReactNode }> = {
  category: {
    label: 'Add a category',
    hint: 'Begin with a heading such as Snacks or Drinks. Your dishes go under it.',
    link: (
      <Link to="/dashboard/categories" search={{ add: '1' }}>
        Add your first category
      </Link>
    ),
  },
  item: {
    label: 'Add your dishes',
    hint: 'Now the first dish: a name and a price are enough.',
    link: (
      <Link to="/dashboard/items" search={{ add: '1' }}>
        Add your first dish
      </Link>
    ),
  },
  code: {
    label: 'Hang up the QR code',
    hint: 'Your menu is online. Print the code and hang it where people queue.',
    link: <Link to="/dashboard/qr-code">Get your QR code</Link>,
  },
}

const firstSteps = ['category', 'item', 'code'] as const
type FirstStep = (typeof firstSteps)[number]

/** What a new vendor does next; nothing once a customer has scanned the code. */
export function nextStep(stats: VendorStats): FirstStep | undefined {
  if (stats.totalQrScans > 0) return undefined
  if (stats.totalCategories === 0) return 'category'
  return stats.totalItems === 0 ? 'item' : 'code'
}
