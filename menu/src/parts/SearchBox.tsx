import { useEffect, useRef } from 'react'
import type { Menu } from '../app/use-menu.ts'

type Props = { menu: Menu; placeholder?: string }

export function SearchBox({ menu, placeholder = 'Search the menu' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { choose } = menu

  // What was typed before the page came alive counts too.
  useEffect(() => {
    if (input.current?.value) choose({ search: input.current.value })
  }, [choose])

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
        value={menu.choice.search}
        onChange={(event) => choose({ search: event.target.value })}
      />
    </search>
  )
}
