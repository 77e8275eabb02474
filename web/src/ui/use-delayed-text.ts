import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** For a field whose text is told to others once its writer pauses; until he leaves it, he sees what he typed. */
export function useDelayedText(value: string, delayMs: number, onPause: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => onPause(target.value), delayMs)
  }
  const onBlur = () => {
    clearTimeout(timer.current)
    if (typed !== undefined && typed !== value) onPause(typed)
    setTyped(undefined)
  }

  return { value: typed ?? value, onChange, onBlur }
}
