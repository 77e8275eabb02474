import * as words from '@thela/words/ui/feedback'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '../button/Button.tsx'

type Props = {
  title?: string
  message?: string
  onRetry?: () => void
  retrying?: boolean
}

export function ErrorPanel({ title = words.somethingWentWrong, message, onRetry, retrying = false }: Props) {
  return (
    <div role="alert" className="grid justify-items-center gap-1 px-5 py-12 text-center">
      <span aria-hidden className="mb-3 grid size-14 place-items-center rounded-lg bg-bad-soft text-bad-ink">
        <TriangleAlert size={26} />
      </span>
      <h3 className="font-semibold text-ink text-lg">{title}</h3>
      {message && <p className="max-w-sm text-pretty text-ink-soft text-sm">{message}</p>}
      {onRetry && (
        <div className="mt-4">
          <Button variant="secondary" icon={<RotateCw aria-hidden />} busy={retrying} onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
