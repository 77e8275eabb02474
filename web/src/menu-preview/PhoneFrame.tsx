import type { MenuPage } from '@thela/contract/menus/page-data'
import { MenuPreview } from '@thela/menu/preview'
import { useSiteName } from '../api/SiteName.tsx'

type Props = { page: MenuPage; frameUrl?: string | null; isSample?: boolean }

/** A menu as it looks in a customer's hand. */
export function PhoneFrame({ page, frameUrl, isSample }: Props) {
  const siteName = useSiteName()

  return (
    <div className="h-[min(60vh,44rem)] w-full max-w-[23.5rem] overflow-hidden rounded-xl border-8 border-ink bg-surface shadow-raised">
      <MenuPreview
        page={page}
        siteName={siteName}
        frameUrl={frameUrl}
        isSample={isSample}
        className="size-full border-0"
      />
    </div>
  )
}
