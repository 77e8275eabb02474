import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showcaseQuery } from '../api.ts'
import { MenuWindow } from './MenuWindow.tsx'
import { TentCard } from './TentCard.tsx'
import { VendorChips } from './VendorChips.tsx'

/** A demo of the product: a phone with a real menu, and the QR code that opens it. */
export function MenuDemo() {
  // On a phone it is below the fold: it loads when the visitor scrolls to it.
  const { ref, isSeen } = useHalfSeen<HTMLDivElement>()
  const vendors = useQuery({ ...showcaseQuery, enabled: isSeen }).data ?? []
  const [chosenId, setChosenId] = useState<string>()
  const vendor = vendors.find(({ id }) => id === chosenId) ?? vendors[0]

  return (
    <div className="flex flex-col">
      <div
        ref={ref}
        data-hydrates=""
        className="sunburst flex flex-1 items-end justify-center gap-0 px-4 pt-10 sm:gap-8 lg:pt-14"
      >
        <TentCard vendor={vendor} />
        <PhoneFrame>
          <MenuWindow vendor={vendor} />
        </PhoneFrame>
      </div>
      <VendorChips vendors={vendors} chosen={vendor} onChoose={setChosenId} />
    </div>
  )
}

/** A phone frame whose lower edge is hidden. */
function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative h-[33rem] w-[16.5rem] shrink-0 rounded-t-[2.75rem] border-[10px] border-canvas border-b-0 bg-canvas shadow-overlay ring-2 ring-line-strong by-night sm:w-[18rem] xl:h-[34rem]">
      <div className="grid h-7 place-items-center">
        <span className="h-2 w-16 rounded-full bg-line" />
      </div>
      <div className="relative h-[calc(100%-1.75rem)] overflow-hidden rounded-t-lg bg-surface text-ink by-day">
        {children}
      </div>
    </div>
  )
}

/** Whether half of an element has come into view yet. */
function useHalfSeen<E extends Element>() {
  const ref = useRef<E>(null)
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= 0.5)) setSeen(true)
      },
      { threshold: 0.5 },
    )
    if (ref.current) watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [])

  return { ref, isSeen }
}
