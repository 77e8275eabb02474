import { createRootRoute } from '@tanstack/react-router'
import { SiteLayout } from '../../site/layout/SiteLayout.tsx'
import { NotFoundPage } from '../../site/NotFoundPage.tsx'
import { RootPage } from '../RootPage.tsx'

export const rootRoute = createRootRoute({
  component: RootPage,
  notFoundComponent: NotFoundScreen,
  // Every page below has a title of its own; what is left is the page that is not there.
  staticData: { title: 'Page Not Found' },
})

function NotFoundScreen() {
  return (
    <SiteLayout>
      <NotFoundPage />
    </SiteLayout>
  )
}
