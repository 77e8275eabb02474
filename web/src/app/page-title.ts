import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { PRODUCT_DESCRIPTION, PRODUCT_NAME } from '@thela/contract/values/product'
import { useEffect } from 'react'
import { settingsQuery } from '../api/settings.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the tab says before the name of the site; the front page says nothing, an empty text. */
    title?: string
  }
}

export function usePageTitle() {
  const settings = useQuery(settingsQuery).data
  const pageTitle = useMatches({ select: titleOf })
  const siteName = settings?.siteName ?? PRODUCT_NAME
  const tagline = settings?.siteDescription ?? PRODUCT_DESCRIPTION

  useEffect(() => {
    document.title = pageTitle ? `${pageTitle} | ${siteName}` : `${siteName}: ${tagline}`
  }, [pageTitle, siteName, tagline])
}

type Match = { staticData: { title?: string } }

function titleOf(matches: Match[]) {
  return matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title
}
