import * as words from '@thela/words/dashboard/add-dishes/pasted'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { OtherLine } from './pasted-rows.ts'

type Props = { lines: OtherLine[]; onMakeDish: (id: string) => void }

/** Lines that are not added: not read as dishes, or left out. Each can become one. */
export function OtherLines({ lines, onMakeDish }: Props) {
  return (
    <Card flush title={words.notAdded(lines.length)} description={words.notAddedText}>
      <ul className="border-line border-t">
        {lines.map(({ id, text }) => (
          <li
            key={id}
            className="flex min-h-13 items-center gap-3 border-line border-b px-4 py-1 last:border-b-0"
          >
            <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-ink-soft text-sm">{text}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={words.makeDishOf(text)}
              onClick={() => onMakeDish(id)}
            >
              {words.makeDish}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
