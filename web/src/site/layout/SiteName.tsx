import { useQuery } from '@tanstack/react-query'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import { settingsQuery } from '../../api/settings.ts'
import { Mark, Wordmark } from '../../ui/layout/Wordmark.tsx'

/** The wordmark, until an administrator gives the site another name (DEC-150). */
export function SiteName() {
  const siteName = useQuery(settingsQuery).data?.siteName ?? PRODUCT_NAME
  if (siteName === PRODUCT_NAME) return <Wordmark />

  return (
    <span className="inline-flex items-center gap-2.5 font-extrabold text-ink text-lg tracking-tight">
      <Mark />
      {siteName}
    </span>
  )
}
