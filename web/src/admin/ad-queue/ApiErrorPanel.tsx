import { RotateCw } from 'lucide-react'
import { wordsFor } from '../../api/messages.ts'
import { Refusal } from '../../api/refusal.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

type Props = { failure: unknown; onRetry: () => void }

/** For the people who run the platform: what the server said, as it said it (AQ-12). */
export function ApiErrorPanel({ failure, onRetry }: Props) {
  const refusal = failure instanceof Refusal ? failure : undefined

  return (
    <Card>
      <div role="alert" className="grid justify-items-start gap-3">
        <h2 className="font-semibold text-bad-ink text-lg">API Error</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <dt className="text-ink-faint">Message</dt>
          <dd>{wordsFor(failure, 'The server did not answer').join(', ')}</dd>
          <dt className="text-ink-faint">HTTP status</dt>
          <dd>{refusal?.status ?? 'none'}</dd>
          <dt className="text-ink-faint">Response data</dt>
          <dd className="min-w-0">
            <pre className="overflow-x-auto font-mono text-xs">
              {refusal
                ? JSON.stringify({ message: refusal.message, details: refusal.details }, null, 2)
                : 'none'}
            </pre>
          </dd>
        </dl>
        <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Card>
  )
}
