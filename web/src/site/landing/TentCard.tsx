import { useQuery } from '@tanstack/react-query'
import type { ShowcaseStall } from '@thela/contract/site/showcase'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import { stallPath } from '../links.ts'
import { useIsAlive } from '../parts/use-is-alive.ts'

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

/** The dark modules of a code as one SVG path; correction M, as on every code of ours (DEC-053). */
async function drawQrPath(text: string) {
  const { create } = await import('qrcode')
  // Trying all eight masks for the calmest picture takes a slow phone longer than all the rest of the page.
  const { size, data } = create(text, { errorCorrectionLevel: 'M', maskPattern: 2 }).modules
  const dark = [...data.keys()].filter((place) => data[place])

  return { size, path: dark.map((place) => `M${place % size} ${Math.floor(place / size)}h1v1h-1z`).join('') }
}
