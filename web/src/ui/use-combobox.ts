import { type KeyboardEvent, useState } from 'react'
import type { Option } from './Select.tsx'

const MAX_SHOWN = 100

type Settings = {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  freeText: boolean
  /** Somebody else finds what matches; the options come as they are. */
  onSearch?: (text: string) => void
}

/** The typing half of a combobox: what is typed (nothing while closed), what matches, which match is active. */
export function useCombobox({ options, value, onChange, freeText, onSearch }: Settings) {
  const firstActive = freeText ? -1 : 0
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(firstActive)
  // What was picked need not be among what is found next.
  const [picked, setPicked] = useState<Option>()
  const isOpen = typed !== undefined
  const known = picked?.value === value ? picked : options.find((option) => option.value === value)
  const chosen = known?.label ?? (freeText ? value : '')
  const matches = isOpen ? listMatches(options, onSearch ? '' : typed) : []

  const show = (text: string) => {
    setTyped(text)
    setActive(firstActive)
    onSearch?.(text)
  }
  const open = () => !isOpen && show(freeText ? value : '')
  const close = () => setTyped(undefined)
  const type = (text: string) => {
    show(text)
    if (freeText) onChange(text)
  }
  const pick = (option?: Option) => {
    if (option) {
      setPicked(option)
      onChange(option.value)
    }
    close()
  }
  const keys = new Map<string, () => void>([
    ['ArrowDown', () => (isOpen ? setActive(Math.min(active + 1, matches.length - 1)) : open())],
    ['ArrowUp', () => setActive(Math.max(active - 1, firstActive))],
    ['Enter', () => pick(matches[active])],
    ['Escape', close],
  ])
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys.get(event.key)
    if (!act || (!isOpen && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return {
    isOpen,
    matches,
    active,
    chosen,
    text: typed ?? chosen,
    open,
    close,
    pick,
    type,
    onKeyDown,
    setActive,
  }
}

/** Matches that begin with the text come first. */
function listMatches(options: readonly Option[], text: string) {
  const wanted = text.trim().toLowerCase()
  const found = options.filter((option) => !option.disabled && option.label.toLowerCase().includes(wanted))
  const begins = (option: Option) => Number(option.label.toLowerCase().startsWith(wanted))

  return found.sort((a, b) => begins(b) - begins(a)).slice(0, MAX_SHOWN)
}
