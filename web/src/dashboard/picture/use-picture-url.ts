import { useQuery } from '@tanstack/react-query'
import { webpSibling } from './webp-sibling.ts'

/** The address to show: the WebP version where the site has one. Nothing while it is being looked for. */
export function usePictureUrl(url: string) {
  const sibling = webpSibling(url)
  const found = useQuery({
    queryKey: ['webp', sibling],
    queryFn: async ({ signal }) => isWebp(await fetch(sibling ?? '', { method: 'HEAD', signal })),
    enabled: sibling !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  })

  if (!sibling) return url
  if (found.isPending) return undefined
  return found.data ? sibling : url
}

/** A page that stands in for a missing file also answers 200, so the type counts too (DEC-046). */
const isWebp = (answer: Response) => answer.ok && answer.headers.get('content-type') === 'image/webp'
