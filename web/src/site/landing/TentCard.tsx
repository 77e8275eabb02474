import { useQuery } from '@tanstack/react-query'
import type { ShowcaseVendor } from '@thela/contract/site/showcase'
import { codeSlug } from '@thela/contract/values/slug'
import * as words from '@thela/words/site/menu-demo'
import { useSiteName } from '../../api/SiteName.tsx'
import { vendorMenuPath } from '../links.ts'
import { useIsHydrated } from '../parts/use-is-hydrated.ts'

/** The card on the table: a real code, of the menu on the phone beside it. Its background stays white for the camera. */
export function TentCard({ vendor }: { vendor: ShowcaseVendor | undefined }) {
  const isHydrated = useIsHydrated()
  const siteName = useSiteName()
  const name = vendor?.businessName ?? siteName
  const address = isHydrated ? window.location.origin + (vendor ? codePath(vendor) : '/') : ''
  const code = useQuery({
    queryKey: ['drawn-qr-path', address],
    queryFn: () => drawQrPath(address),
    enabled: isHydrated,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  }).data

  return (
    <figure className="relative z-10 -mr-14 grid w-34 shrink-0 -rotate-2 justify-items-center overflow-hidden rounded-t-lg bg-surface text-ink shadow-raised by-day sm:mr-0 sm:w-44">
      <figcaption className="w-full bg-bad py-2 text-center font-black text-on-bad text-sm uppercase tracking-wide">
        {words.scanForMenu}
      </figcaption>
      <div className="w-full p-3">
        {code ? (
          <svg
            role="img"
            viewBox={`0 0 ${code.size} ${code.size}`}
            className="block aspect-square w-full"
            shapeRendering="crispEdges"
          >
            <title>{words.codeOf(name)}</title>
            <path d={code.path} fill="currentColor" />
          </svg>
        ) : (
          <span aria-hidden className="block aspect-square w-full rounded-sm bg-hover" />
        )}
      </div>
      <p className="w-full truncate px-3 pb-3 text-center font-bold text-xs">{name}</p>
    </figure>
  )
}

const codePath = ({ slug, id }: ShowcaseVendor) => `${vendorMenuPath({ slug: codeSlug(slug), id })}?source=qr`

/** The dark modules of a code as one SVG path; correction M, as on every code of ours (DEC-053). */
async function drawQrPath(text: string) {
  const { create } = await import('qrcode')
  // Trying all eight masks takes a slow phone longer than the rest of the page.
  const { size, data } = create(text, { errorCorrectionLevel: 'M', maskPattern: 2 }).modules
  const dark = [...data.keys()].filter((module) => data[module])

  return {
    size,
    path: dark.map((module) => `M${module % size} ${Math.floor(module / size)}h1v1h-1z`).join(''),
  }
}
