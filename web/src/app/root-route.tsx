import { createRootRoute } from '@tanstack/react-router'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { RootPage } from './RootPage.tsx'

export const rootRoute = createRootRoute({ component: RootPage, notFoundComponent: NotFoundScreen })
