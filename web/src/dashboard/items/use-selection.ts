import type { MenuItem } from '@thela/contract/menus/items'
import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** Items that are selected to be changed together; what a filter hides is never among them. */
export function useSelection(shown: readonly MenuItem[]) {
  // Undefined while nobody is selecting.
  const [ids, setIds] = useState<readonly string[]>()
  const has = (id: string) => ids?.includes(id) ?? false

  return {
    isOn: ids !== undefined,
    items: shown.filter(({ id }) => has(id)),
    has,
    start: () => setIds([]),
    stop: () => setIds(undefined),
    toggle: (id: string) =>
      setIds((now = []) => (now.includes(id) ? now.filter((selected) => selected !== id) : [...now, id])),
    replace: (items: readonly MenuItem[]) => setIds(items.map(({ id }) => id)),
  }
}
