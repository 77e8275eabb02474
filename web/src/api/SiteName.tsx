import { useQuery } from '@tanstack/react-query'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import { Wordmark } from '../ui/layout/Wordmark.tsx'
import { settingsQuery } from './settings.ts'

/** The name of the site beside the mark (DEC-150). */
export function SiteName() {
  return <Wordmark name={useSiteName()} />
}

/** What the administrator calls the site; before the settings are there, what the page was sent with (DEC-245). */
export const useSiteName = () => useQuery(settingsQuery).data?.siteName ?? nameInPage()

/** At build time there is no page: the server fills in the name where the braces are. */
function nameInPage() {
  if (typeof document === 'undefined') return '{siteName}'
  const meta = document.querySelector('meta[property="og:site_name"]')
  return meta?.getAttribute('content') ?? PRODUCT_NAME
}
