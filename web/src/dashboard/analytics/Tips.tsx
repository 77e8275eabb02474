import * as words from '@thela/words/dashboard/tips'
import { ChevronDown } from 'lucide-react'
import { Card } from '../../ui/layout/Card.tsx'

export function Tips() {
  return (
    <Card title={words.title}>
      <div className="grid gap-2 md:grid-cols-2">
        {words.groups.map((group) => (
          <details key={group.title} className="group self-start rounded-md border border-line">
            <summary className="flex min-h-control items-center justify-between gap-3 rounded-md px-3.5 font-semibold text-sm hover:bg-hover [&::-webkit-details-marker]:hidden">
              {group.title}
              <ChevronDown
                aria-hidden
                size={18}
                className="shrink-0 text-ink-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="grid list-disc gap-1.5 py-2.5 pr-3.5 pl-8 text-ink-soft text-sm marker:text-brand">
              {group.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Card>
  )
}
