import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/dashboard/items-several'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { isChanging, type PreviewRow } from './change-preview.ts'

/** More are drawn on demand: a long list would make typing slow. */
const ROWS_SHOWN = 50

/** Each item with the old and the new. */
export function ChangePreview({ rows }: { rows: readonly PreviewRow[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, ROWS_SHOWN)

  return (
    <div className="grid gap-2">
      <ul
        aria-label={words.oldAndNew}
        className="divide-y divide-line overflow-hidden rounded-md border border-line"
      >
        {shown.map((row) => (
          <ChangedRow key={row.item.id} row={row} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
          {words.showAll(formatCount(rows.length))}
        </Button>
      )}
    </div>
  )
}

function ChangedRow({ row }: { row: PreviewRow }) {
  return (
    <li
      className={`wrap-anywhere flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 px-3 py-2 text-sm ${isChanging(row) ? '' : 'text-ink-soft'}`}
    >
      <span className="font-medium">{row.item.name}</span>
      <span className="ml-auto grid justify-items-end gap-0.5 tabular-nums">
        {row.changes.map(({ name, from, to }, index) => (
          // A size may have the name of another one.
          // biome-ignore lint/suspicious/noArrayIndexKey: the sizes of an item keep their order
          <span key={index} className="flex flex-wrap items-center justify-end gap-x-1.5">
            {name && <span className="text-ink-soft">{name}</span>}
            {from === to ? (
              <span>{words.stays(from)}</span>
            ) : (
              <>
                <s className="text-ink-soft">
                  <span className="sr-only">{words.from} </span>
                  {from}
                </s>
                <ArrowRight aria-hidden size={14} className="shrink-0 text-ink-faint" />
                <b className="font-semibold">
                  <span className="sr-only">{words.to} </span>
                  {to}
                </b>
              </>
            )}
          </span>
        ))}
      </span>
    </li>
  )
}
