import { createRootRoute } from '@tanstack/react-router'
import { RootPage } from '../RootPage.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export const rootRoute = createRootRoute({
  component: RootPage,
  notFoundComponent: NotFoundScreen,
  // Every page below has a title of its own; what is left is the page that is not there.
  staticData: { title: 'Page Not Found' },
})
