import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** Debounces a text field: the text is passed on after a pause; until blur the field shows what was typed. */
export function useDebouncedText(value: string, delayMs: number, onPause: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // By the end of the pause another filter may be active, so the latest callback is called.
  const latestOnPause = useRef(onPause)
  useEffect(() => {
    latestOnPause.current = onPause
  })

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => latestOnPause.current(target.value), delayMs)
  }
  const onBlur = () => {
    clearTimeout(timer.current)
    if (typed !== undefined && typed !== value) onPause(typed)
    setTyped(undefined)
  }
  /** Discards the typed text, because something else was chosen. */
  const cancel = () => {
    clearTimeout(timer.current)
    setTyped(undefined)
  }

  return { value: typed ?? value, onChange, onBlur, cancel }
}
