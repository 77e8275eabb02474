import { useEffect, useRef } from 'react'
import type { Menu } from '../app/use-menu.ts'
import { words } from '../app/words.ts'

type Props = { menu: Menu; placeholder?: string }

export function SearchBox({ menu, placeholder = words.search }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { choice, choose, prepareSearch } = menu

  // Text typed before hydration counts too.
  useEffect(() => {
    if (!input.current?.value) return
    choose({ search: input.current.value })
    prepareSearch()
  }, [choose, prepareSearch])

  return (
    <search className="search js">
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        aria-label={placeholder}
        maxLength={100}
        value={choice.search}
        onFocus={prepareSearch}
        onChange={(event) => choose({ search: event.target.value })}
      />
      {menu.hasSaved && !choice.search && <SavedButton menu={menu} />}
    </search>
  )
}

/** Narrows the menu to the favourites. Over the end of the search box, so that nothing moves when it appears. */
const SavedButton = ({ menu: { choice, choose } }: { menu: Menu }) => (
  <button
    type="button"
    className="saved"
    aria-pressed={choice.isSaved}
    onClick={() => choose({ isSaved: !choice.isSaved })}
  >
    <span aria-hidden="true">♥ </span>
    {words.saved}
  </button>
)
