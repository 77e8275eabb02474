import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { SiteLayout } from '../site/SiteLayout.tsx'
import { rootRoute } from './root-route.tsx'
import { siteRoutesNotBuilt } from './routes-not-built.tsx'

const site = createRoute({ getParentRoute: () => rootRoute, id: 'site', component: () => <SiteLayout /> })

const landing = createRoute({
  getParentRoute: () => site,
  path: '/',
  component: lazyRouteComponent(() => import('../site/LandingPage.tsx'), 'LandingPage'),
  staticData: { title: '' },
})

export const siteRoutes = site.addChildren([landing, ...siteRoutesNotBuilt(site)])
