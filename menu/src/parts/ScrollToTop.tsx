import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { words } from '../app/words.ts'
import { UpIcon } from './icons.tsx'

/** Shows after so many pixels of scroll. */
export function ScrollToTop({ after = 300 }: { after?: number }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    // A preview lives in a frame: its own window scrolls, not the dashboard's.
    const view = button.current?.ownerDocument.defaultView
    if (!view) return

    const look = () => setShown(view.scrollY > after)
    look()
    view.addEventListener('scroll', look, { passive: true })
    return () => view.removeEventListener('scroll', look)
  }, [after])

  // A focused button that disappears on the way would stop the scroll.
  const scroll = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.blur()
    currentTarget.ownerDocument.defaultView?.scrollTo({ top: 0 })
  }

  return (
    <button
      ref={button}
      type="button"
      className="to-top"
      aria-label={words.backToTop}
      hidden={!isShown}
      onClick={scroll}
    >
      <UpIcon />
    </button>
  )
}
