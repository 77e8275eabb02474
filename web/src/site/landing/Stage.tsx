import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showcaseQuery } from '../api.ts'
import { MenuWindow } from './MenuWindow.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { StallChips } from './StallChips.tsx'
import { TentCard } from './TentCard.tsx'
import { useHalfSeen } from './use-half-seen.ts'

/** The product itself on a stall's counter: a phone with a real menu, and the code that opens it. */
export function Stage() {
  // On a phone it stands below the first screen: whoever does not scroll there does not pay for it.
  const { ref, isSeen } = useHalfSeen<HTMLDivElement>()
  const stalls = useQuery({ ...showcaseQuery, enabled: isSeen }).data ?? []
  const [chosenId, setChosenId] = useState<string>()
  const stall = stalls.find(({ id }) => id === chosenId) ?? stalls[0]

  return (
    <div className="flex flex-col">
      <div
        ref={ref}
        data-wakes=""
        className="sunburst flex flex-1 items-end justify-center gap-0 px-4 pt-10 sm:gap-8 lg:pt-14"
      >
        <TentCard stall={stall} />
        <PhoneFrame>
          <MenuWindow stall={stall} />
        </PhoneFrame>
      </div>
      <StallChips stalls={stalls} chosen={stall} onChoose={setChosenId} />
    </div>
  )
}
