import { NotFoundPage } from '../site/NotFoundPage.tsx'
import { SiteLayout } from '../site/SiteLayout.tsx'

export function NotFoundScreen() {
  return (
    <SiteLayout>
      <NotFoundPage />
    </SiteLayout>
  )
}
