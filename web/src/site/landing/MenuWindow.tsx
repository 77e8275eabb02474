import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ShowcaseStall } from '@thela/contract/site/showcase'
import { stallPath } from '../stall-path.ts'
import { DrawnMenu } from './DrawnMenu.tsx'
import { readMenuHtml } from './read-menu-html.ts'

/** The real page of a demo stall, above a drawn one for the moment before, or for a platform without a demo. */
export function MenuWindow({ stall }: { stall: ShowcaseStall | undefined }) {
  const path = stall && stallPath(stall)
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
      {stall && html && (
        <iframe
          title={`Menu of ${stall.businessName}`}
          srcDoc={html}
          sandbox="allow-same-origin"
          className="phone-page pointer-coarse:pointer-events-none"
        />
      )}
      {path && (
        <a href={path} target="_blank" rel="noopener" className="pointer-fine:hidden absolute inset-0">
          <span className="sr-only">Open the menu of {stall.businessName}</span>
        </a>
      )}
    </>
  )
}
