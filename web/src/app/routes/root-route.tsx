import { createRootRoute } from '@tanstack/react-router'
import * as titles from '@thela/words/app/titles'
import { SiteLayout } from '../../site/layout/SiteLayout.tsx'
import { NotFoundPage } from '../../site/NotFoundPage.tsx'
import { RootPage } from '../RootPage.tsx'

export const rootRoute = createRootRoute({
  component: RootPage,
  notFoundComponent: NotFoundScreen,
  // Every page below has its own title; this one is for the not-found page.
  staticData: { title: titles.notFound },
})

function NotFoundScreen() {
  return (
    <SiteLayout>
      <NotFoundPage />
    </SiteLayout>
  )
}
