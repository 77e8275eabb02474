import { Wordmark } from '../ui/layout/Wordmark.tsx'
import { Awning } from './art/Awning.tsx'
import { CartArt } from './art/CartArt.tsx'
import { TruckArtBorder } from './art/TruckArtBorder.tsx'

export type Words = { before: string; plate: string; after?: string }

/** What a messenger shows beside a shared link: 1200 × 630, drawn by scripts/draw-share-pictures.ts. */
export function SharePicture({ before, plate, after }: Words) {
  return (
    <div className="by-day flex h-[630px] w-[1200px] flex-col overflow-hidden bg-canvas text-ink">
      <Awning />
      <div className="-mt-6 grid flex-1 grid-cols-[660px_540px]">
        <div className="grid content-center gap-10 pl-16">
          <Wordmark size="lg" />
          <p className="display">
            {before} <span className="plate">{plate}</span> {after}
          </p>
        </div>
        <div className="sunburst grid items-end px-6 pt-16">
          <CartArt />
        </div>
      </div>
      <TruckArtBorder />
    </div>
  )
}
