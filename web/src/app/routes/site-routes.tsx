import { createRoute } from '@tanstack/react-router'
import * as titles from '@thela/words/app/titles'
import { anyPageParam, searchParams, textParam } from '../../api/search-params.ts'
import { SiteLayout } from '../../site/layout/SiteLayout.tsx'
import { pageHeads } from '../../site/page-heads.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

const site = createRoute({ getParentRoute: () => rootRoute, id: 'site', component: () => <SiteLayout /> })

const landing = createRoute({
  getParentRoute: () => site,
  path: '/',
  component: lazyPage(() => import('../../site/landing/LandingPage.tsx'), 'LandingPage'),
  staticData: pageHeads['/'],
})

const about = createRoute({
  getParentRoute: () => site,
  path: '/about',
  component: lazyPage(() => import('../../site/about/AboutPage.tsx'), 'AboutPage'),
  staticData: pageHeads['/about'],
})

const pricing = createRoute({
  getParentRoute: () => site,
  path: '/pricing',
  component: lazyPage(() => import('../../site/pricing/PricingPage.tsx'), 'PricingPage'),
  staticData: pageHeads['/pricing'],
})

const contact = createRoute({
  getParentRoute: () => site,
  path: '/contact',
  component: lazyPage(() => import('../../site/contact/ContactPage.tsx'), 'ContactPage'),
  staticData: pageHeads['/contact'],
})

const help = createRoute({
  getParentRoute: () => site,
  path: '/help',
  component: lazyPage(() => import('../../site/help/HelpPage.tsx'), 'HelpPage'),
  staticData: pageHeads['/help'],
})

const privacy = createRoute({
  getParentRoute: () => site,
  path: '/privacy',
  component: lazyPage(() => import('../../site/legal/PrivacyPage.tsx'), 'PrivacyPage'),
  staticData: pageHeads['/privacy'],
})

const terms = createRoute({
  getParentRoute: () => site,
  path: '/terms',
  component: lazyPage(() => import('../../site/legal/TermsPage.tsx'), 'TermsPage'),
  staticData: pageHeads['/terms'],
})

const search = createRoute({
  getParentRoute: () => site,
  path: '/search',
  validateSearch: searchParams({ search: textParam, city: textParam, page: anyPageParam }),
  component: lazyPage(() => import('../../site/search/SearchPage.tsx'), 'SearchPage'),
  staticData: { title: titles.search },
})

const adsExample = createRoute({
  getParentRoute: () => site,
  path: '/ads/example',
  component: lazyPage(() => import('../../site/ads/AdsExamplePage.tsx'), 'AdsExamplePage'),
  staticData: { title: titles.adsExample },
})

const floatingAdsTest = createRoute({
  getParentRoute: () => site,
  path: '/test/floating-ads',
  // The first stall of the demo street, unless the address names another (DEC-142).
  validateSearch: searchParams({ vendor: textParam }),
  component: lazyPage(() => import('../../site/ads/FloatingAdsTestPage.tsx'), 'FloatingAdsTestPage'),
  staticData: { title: titles.floatingAdsTest },
})

export const siteRoutes = site.addChildren([
  landing,
  about,
  pricing,
  contact,
  help,
  privacy,
  terms,
  search,
  adsExample,
  floatingAdsTest,
])
