import { ErrorPage } from './ErrorPage.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { parsePlainSearch, writePlainSearch } from './plain-search.ts'
import { adminRoutes } from './routes/admin-routes.tsx'
import { rootRoute } from './routes/root-route.tsx'
import { signInRoutes } from './routes/sign-in-routes.tsx'
import { siteRoutes } from './routes/site-routes.tsx'
import { vendorRoutes } from './routes/vendor-routes.tsx'

const routeTree = rootRoute.addChildren([siteRoutes, signInRoutes, vendorRoutes, adminRoutes])

/** Shared by the browser's router and by the one that renders the public pages at build time. */
export const routerOptions = {
  routeTree,
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: PageSpinner,
  defaultPreload: 'intent',
  notFoundMode: 'root',
  parseSearch: parsePlainSearch,
  stringifySearch: writePlainSearch,
} as const
