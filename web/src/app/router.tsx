import { createRouter } from '@tanstack/react-router'
import * as words from '@thela/words/app/page'
import { RotateCw } from 'lucide-react'
import { Button } from '../ui/button/Button.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { followHistory } from '../ui/overlay/use-back-closes.ts'
import { FullPageNotice } from './FullPageNotice.tsx'
import { adminRoutes } from './routes/admin-routes.tsx'
import { rootRoute } from './routes/root-route.tsx'
import { signInRoutes } from './routes/sign-in-routes.tsx'
import { siteRoutes } from './routes/site-routes.tsx'
import { vendorRoutes } from './routes/vendor-routes.tsx'

export function makeRouter() {
  followHistory()
  return createRouter({ ...routerOptions, scrollRestoration: true })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

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

/** Search parameters are plain texts in the address (?search=12&page=2); each route's schema gives them types. */
export function parsePlainSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function writePlainSearch(search: Record<string, unknown>) {
  const given = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** While the code of a screen is loading; the layout is already there. */
function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={words.loading} size={22} />
    </div>
  )
}

/** Shown instead of a screen that failed to render. */
function ErrorPage() {
  return (
    <FullPageNotice
      as="div"
      title={words.errorTitle}
      text={words.errorText}
      actions={
        <>
          <Button size="lg" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <a href="/">{words.goToHomepage}</a>
          </Button>
        </>
      }
    />
  )
}
