import { createRouter } from '@tanstack/react-router'

import { adminRoutes } from './admin-routes.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { parsePlainSearch, writePlainSearch } from './plain-search.ts'
import { rootRoute } from './root-route.tsx'
import { signInRoutes } from './sign-in-routes.tsx'
import { siteRoutes } from './site-routes.tsx'
import { vendorRoutes } from './vendor-routes.tsx'

const routeTree = rootRoute.addChildren([siteRoutes, signInRoutes, vendorRoutes, adminRoutes])

export const router = createRouter({
  routeTree,
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: PageSpinner,
  defaultPreload: 'intent',
  notFoundMode: 'root',
  scrollRestoration: true,
  parseSearch: parsePlainSearch,
  stringifySearch: writePlainSearch,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
