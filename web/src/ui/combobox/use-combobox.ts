import { type KeyboardEvent, useState } from 'react'
import type { Option } from '../form/Select.tsx'

type Settings = {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  onSearch: (text: string) => void
}

/** The typing half of a combobox: what is typed (nothing while closed), and which option is active. */
export function useCombobox({ options, value, onChange, onSearch }: Settings) {
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  // The picked option may not be in the next search result.
  const [picked, setPicked] = useState<Option>()
  const isOpen = typed !== undefined
  const known = picked?.value === value ? picked : options.find((option) => option.value === value)
  const chosen = known?.label ?? ''

  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    onSearch(text)
  }
  const open = () => !isOpen && type('')
  const close = () => setTyped(undefined)
  const pick = (option?: Option) => {
    if (option) {
      setPicked(option)
      onChange(option.value)
    }
    close()
  }
  const keys = new Map<string, () => void>([
    ['ArrowDown', () => (isOpen ? setActive(Math.min(active + 1, options.length - 1)) : open())],
    ['ArrowUp', () => setActive(Math.max(active - 1, 0))],
    ['Enter', () => pick(options[active])],
    ['Escape', close],
  ])
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys.get(event.key)
    if (!act || (!isOpen && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return { isOpen, active, chosen, text: typed ?? chosen, open, close, pick, type, onKeyDown, setActive }
}
