import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { SUPPORT_EMAIL } from '@thela/contract/values/product'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotFoundBlock, NotFoundPage } from './NotFoundPage.tsx'

async function show(component: () => ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

test('the page leads to the homepage and back, and names whom to ask [MKT-48] [MKT-49]', async () => {
  const page = await show(NotFoundPage)
  expect(page).toContain('Page Not Found</h1>')
  expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Go to Homepage<\/a>/)
  expect(page).toMatch(/<button [^>]*>.*Go Back.*<\/button>/)
  expect(page).toContain(`href="mailto:${SUPPORT_EMAIL}"`)
  expect(page).not.toMatch(/Go Home|Search Vendors/)
})

type Offers = Parameters<typeof NotFoundBlock>[0]['offers']

const showBlock = (offers: Offers) =>
  show(() => <NotFoundBlock title="Vendor Not Found" text="It may have moved." offers={offers} />)

test('the block shows the ways out that a page asks for, and no others [MKT-50]', async () => {
  const all = await showBlock(['back', 'home', 'search'])
  expect(all).toContain('Vendor Not Found</h1>')
  expect(all).toMatch(/<button [^>]*>.*Go Back.*<\/button>/)
  expect(all).toMatch(/<a [^>]*href="\/"[^>]*>Go Home<\/a>/)
  expect(all).toMatch(/<a [^>]*href="\/search"[^>]*>Search Vendors<\/a>/)

  const none = await showBlock([])
  expect(none).toContain('It may have moved.')
  expect(none).not.toMatch(/Go Back|Go Home|Search Vendors/)
})
