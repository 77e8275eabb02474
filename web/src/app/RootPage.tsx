import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { PRODUCT_DESCRIPTION } from '@thela/contract/values/product'
import * as words from '@thela/words/app/page'
import { useEffect, useState } from 'react'
import { useSiteName } from '../api/SiteName.tsx'
import { settingsQuery } from '../api/settings.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { onFirstToast } from '../ui/overlay/toast.ts'
import { MaintenanceGate } from './MaintenanceGate.tsx'

export function RootPage() {
  usePageTitle()
  useFocusOnNewPage()

  return (
    <>
      <SkipLink />
      <MaintenanceGate>
        <Outlet />
      </MaintenanceGate>
      <Toasts />
    </>
  )
}

const Toaster = lazyPart(async () => (await import('../ui/overlay/Toaster.tsx')).Toaster)

function Toasts() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setIsNeeded(true)), [])

  return isNeeded && <Toaster />
}

/** The first stop of the Tab key: past the navigation to the `<main id="main">` of the layout. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2.5 font-semibold text-canvas text-sm focus-visible:translate-y-0"
    >
      {words.skipToContent}
    </a>
  )
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's part of the document title; empty on the front page. */
    title?: string
  }
}

function usePageTitle() {
  const settings = useQuery(settingsQuery).data
  const pageTitle = useMatches({ select: titleOf })
  const siteName = useSiteName()
  const tagline = words.siteDescription(settings?.siteDescription ?? PRODUCT_DESCRIPTION)

  useEffect(() => {
    document.title = pageTitle ? `${pageTitle} | ${siteName}` : `${siteName}: ${tagline}`
  }, [pageTitle, siteName, tagline])
}

type Match = { staticData: { title?: string } }

function titleOf(matches: Match[]) {
  return matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title
}

/** Keyboards and screen readers start a new page at its content, not where the old page was left. */
function useFocusOnNewPage() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
