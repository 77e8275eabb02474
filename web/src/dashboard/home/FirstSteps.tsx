import { Link } from '@tanstack/react-router'
import type { VendorStats } from '@thela/contract/analytics/vendor-analytics'
import * as words from '@thela/words/dashboard/first-steps'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { readDraft } from '../draft.ts'
import { areStepsDismissed, dismissSteps } from '../menu-steps/dismissal.ts'
import { type Begun, type MenuStep, menuSteps, nextStep, stepLabels } from '../menu-steps/steps.ts'
import { useVendor } from '../use-vendor.ts'

type Props = {
  stats: VendorStats
  /** Undefined until it is known. */
  hasTemplate: boolean | undefined
}

/** The steps to a working menu, with a button for the next one. Dismissed, they do not come back. */
export function FirstSteps({ stats, hasTemplate }: Props) {
  const { id } = useVendor()
  const [isDismissed, setIsDismissed] = useState(() => areStepsDismissed(id))
  const begun = readDraft<Begun>('picks', id)
  const next = nextStep(stats, hasTemplate, begun)
  if (!next || isDismissed) return null

  const dismiss = () => {
    dismissSteps(id)
    setIsDismissed(true)
  }
  return (
    <Card title={words.title} description={words.hints[next]}>
      <div className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <ol className="flex flex-col gap-3 md:flex-row md:flex-wrap md:gap-6">
          {menuSteps.map((step) => (
            <Step key={step} step={step} next={next} />
          ))}
        </ol>
        <div className="grid gap-1">
          <Button asChild>{links(begun?.kindId)[next]}</Button>
          <Button size="sm" variant="ghost" aria-label={words.dismissSteps} onClick={dismiss}>
            {words.dismiss}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Step({ step, next }: { step: MenuStep; next: MenuStep }) {
  const number = menuSteps.indexOf(step) + 1
  const isDone = number <= menuSteps.indexOf(next)
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
        {isDone ? <Check role="img" aria-label={words.done} size={16} strokeWidth={3} /> : number}
      </span>
      {stepLabels[step]}
    </li>
  )
}

const bullet = 'grid size-7 shrink-0 place-items-center rounded-full font-bold text-xs'

const guide = '1'

const links = (kind: string | undefined): Record<MenuStep, ReactNode> => ({
  kind: (
    <Link to="/dashboard/items/add-dishes" search={{ guide }}>
      {words.chooseKind}
    </Link>
  ),
  dishes: (
    <Link to="/dashboard/items/add-dishes" search={{ guide, kind }}>
      {words.tickDishes}
    </Link>
  ),
  prices: (
    <Link to="/dashboard/items/add-dishes" search={{ guide, view: 'ticked' }}>
      {words.putPrices}
    </Link>
  ),
  design: (
    <Link to="/dashboard/templates" search={{ guide }}>
      {words.chooseDesign}
    </Link>
  ),
  code: (
    <Link to="/dashboard/qr-code" search={{ guide }}>
      {words.getQrCode}
    </Link>
  ),
})
