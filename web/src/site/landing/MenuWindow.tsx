import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ShowcaseVendor } from '@thela/contract/site/showcase'
import * as words from '@thela/words/site/menu-demo'
import { VegMark } from '../art/VegMark.tsx'
import { vendorMenuPath } from '../links.ts'

/** The real page of a demo stall, above a drawn one for the moment before, or for a platform without a demo. */
export function MenuWindow({ vendor }: { vendor: ShowcaseVendor | undefined }) {
  const path = vendor && vendorMenuPath(vendor)
  const html = useQuery({
    queryKey: ['showcase-menu', path],
    queryFn: () => readMenuHtml(path ?? '/'),
    enabled: path !== undefined,
    // The last menu stays until the next is there, so that nothing flashes between them.
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  }).data

  return (
    <>
      <DrawnMenu />
      {vendor && html && (
        <iframe
          title={words.menuOf(vendor.businessName)}
          srcDoc={html}
          sandbox="allow-same-origin"
          className="phone-page pointer-coarse:pointer-events-none"
        />
      )}
      {path && (
        <a href={path} target="_blank" rel="noopener" className="pointer-fine:hidden absolute inset-0">
          <span className="sr-only">{words.openMenuOf(vendor.businessName)}</span>
        </a>
      )}
    </>
  )
}

// Ads need scripts: without them their slots would stay empty.
const noEmptySlots = '<style>[data-ad]{display:none}</style>'

/**
 * The page as customers get it, without its scripts: a preview is not a visit and is not counted. Its languages can
 * only be looked at: their links are relative to the menu's address, which the frame does not have.
 */
async function readMenuHtml(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)

  return (await response.text())
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace('<nav class="languages"', '<nav inert class="languages"')
    .replace('</head>', `${noEmptySlots}</head>`)
}

/** What a menu looks like, drawn: shown until a real one is there. */
function DrawnMenu() {
  return (
    <div aria-hidden className="absolute inset-0 flex flex-col bg-surface">
      <div className="grid gap-1 bg-brand px-5 pt-7 pb-5 text-on-brand">
        <span className="font-black text-2xl tracking-tight">{words.stallName}</span>
        <span className="font-medium text-sm">{words.tagline}</span>
      </div>
      <div className="flex gap-2 px-5 py-4 font-semibold text-xs">
        <span className="whitespace-nowrap rounded-full bg-ink px-3 py-1 text-canvas">{words.allItems}</span>
        <span className="rounded-full bg-hover px-3 py-1">{words.snacks}</span>
        <span className="rounded-full bg-hover px-3 py-1">{words.drinks}</span>
      </div>
      <ul className="grid gap-4 px-5">
        {words.dishes.map(({ name, line, price }) => (
          <li key={name} className="flex gap-2.5 border-line border-b pb-4">
            <VegMark />
            <span className="grid flex-1">
              <span className="font-bold">{name}</span>
              <span className="text-ink-faint text-xs">{line}</span>
            </span>
            <span className="font-bold tabular-nums">{price}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
