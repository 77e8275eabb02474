import type { MenuItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items-several'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { type Deed, deedNames } from './several-items.ts'
import type { Selection } from './use-selection.ts'

type Props = { shown: readonly MenuItem[]; selection: Selection }

/** At the bottom while several items are being selected: what can be done with them. */
export function SelectionBar({ shown, selection }: Props) {
  const { items } = selection
  const [deed, setDeed] = useState<Deed>()

  return (
    <section aria-label={words.selectedItems} className={bar}>
      <div className="flex items-center gap-1">
        <p role="status" className="mr-auto font-semibold text-sm">
          {words.selected(items.length, shown.length)}
        </p>
        <Button size="sm" variant="ghost" onClick={() => selection.replace(shown)}>
          {words.selectAll}
        </Button>
        <Button size="sm" variant="ghost" onClick={selection.stop}>
          {words.cancel}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3 lg:grid-cols-6">
        {deedNames.map((name) => (
          <Button
            key={name}
            size="sm"
            wide
            variant={name === 'remove' ? 'danger' : 'secondary'}
            disabled={items.length === 0}
            onClick={() => setDeed(name)}
          >
            {words.deeds[name].label}
          </Button>
        ))}
      </div>
      {deed && items.length > 0 && (
        <ChangeDialog deed={deed} items={items} onClose={() => setDeed(undefined)} onDone={selection.stop} />
      )}
    </section>
  )
}

const bar =
  'sticky bottom-18 z-10 grid gap-2 rounded-lg border border-line bg-raised p-3 shadow-raised lg:bottom-4'
