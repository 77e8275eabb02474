import { SiteLayout } from '../../site/layout/SiteLayout.tsx'
import { NotFoundPage } from '../../site/NotFoundPage.tsx'

export function NotFoundScreen() {
  return (
    <SiteLayout>
      <NotFoundPage />
    </SiteLayout>
  )
}
