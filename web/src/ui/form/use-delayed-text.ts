import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** For a field whose text is passed on once its writer pauses; until they leave it, they see what they typed. */
export function useDelayedText(value: string, delayMs: number, onPause: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // By the end of the pause another filter may have been chosen: the listener of then is told, not that of the typing.
  const told = useRef(onPause)
  useEffect(() => {
    told.current = onPause
  })

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => told.current(target.value), delayMs)
  }
  const onBlur = () => {
    clearTimeout(timer.current)
    if (typed !== undefined && typed !== value) onPause(typed)
    setTyped(undefined)
  }
  /** What was typed is told to nobody any more: something else was chosen in its place. */
  const forget = () => {
    clearTimeout(timer.current)
    setTyped(undefined)
  }

  return { value: typed ?? value, onChange, onBlur, forget }
}
