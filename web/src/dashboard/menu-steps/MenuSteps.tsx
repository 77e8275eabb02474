import { Link, useNavigate } from '@tanstack/react-router'
import * as words from '@thela/words/dashboard/menu-steps'
import { Button } from '../../ui/button/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useVendor } from '../use-vendor.ts'
import { dismissSteps } from './dismissal.ts'
import { type MenuStep, menuSteps, stepLabels, stepText } from './steps.ts'

/** Above a screen that was opened as a step: how far one is, and on to the next one. */
export function MenuSteps({ current }: { current: MenuStep }) {
  const done = menuSteps.indexOf(current)

  return (
    <aside
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-brand-soft px-4 py-3"
    >
      <div className="grid min-w-0 flex-1 basis-52 gap-2">
        <p className="text-ink text-sm">
          <span className="text-ink-soft">{stepText(current)}</span>{' '}
          <strong className="font-semibold">{stepLabels[current]}</strong>
        </p>
        <div aria-hidden className="grid grid-cols-5 gap-1">
          {menuSteps.map((step, n) => (
            <span
              key={step}
              className={classNames('h-1.5 rounded-full', n <= done ? 'bg-brand' : 'bg-line-strong/40')}
            />
          ))}
        </div>
      </div>
      <NextLink current={current} />
    </aside>
  )
}

/** The screens of dishes have a button of their own that leads on. */
function NextLink({ current }: { current: MenuStep }) {
  const { id } = useVendor()
  const navigate = useNavigate()
  const finish = () => {
    dismissSteps(id)
    navigate({ to: '/dashboard' })
  }

  if (current === 'code')
    return (
      <Button size="sm" onClick={finish}>
        {words.finish}
      </Button>
    )
  if (current === 'design')
    return (
      <Button size="sm" asChild>
        <Link to="/dashboard/qr-code" search={{ guide: '1' }}>
          {words.next}
        </Link>
      </Button>
    )
  return (
    <Button size="sm" variant="ghost" asChild>
      <Link to="/dashboard">{words.later}</Link>
    </Button>
  )
}
