import { useQuery } from '@tanstack/react-query'
import type { ShowcaseStall } from '@thela/contract/site/showcase'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { stallPath } from '../stall-path.ts'
import { drawQrPath } from './draw-qr-path.ts'

/** The card on the table: a real code, of the menu on the phone beside it. Its ground stays white, or no camera reads it. */
export function TentCard({ stall }: { stall: ShowcaseStall | undefined }) {
  const isAlive = useIsAlive()
  const address = isAlive ? window.location.origin + (stall ? `${stallPath(stall)}?source=qr` : '/') : ''
  const code = useQuery({
    queryKey: ['drawn-qr-path', address],
    queryFn: () => drawQrPath(address),
    enabled: isAlive,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  }).data

  return (
    <figure className="relative z-10 -mr-14 grid w-34 shrink-0 -rotate-2 justify-items-center overflow-hidden rounded-t-lg bg-surface text-ink shadow-raised by-day sm:mr-0 sm:w-44">
      <figcaption className="w-full bg-bad py-2 text-center font-black text-on-bad text-sm uppercase tracking-wide">
        Scan for menu
      </figcaption>
      <div className="grid aspect-square w-full place-items-center p-3">
        {code ? (
          <svg
            role="img"
            viewBox={`0 0 ${code.size} ${code.size}`}
            className="size-full"
            shapeRendering="crispEdges"
          >
            <title>{`QR code of ${stall?.businessName ?? PRODUCT_NAME}`}</title>
            <path d={code.path} fill="currentColor" />
          </svg>
        ) : (
          <span aria-hidden className="size-full rounded-sm bg-hover" />
        )}
      </div>
      <p className="w-full truncate px-3 pb-3 text-center font-bold text-xs">
        {stall?.businessName ?? PRODUCT_NAME}
      </p>
    </figure>
  )
}
