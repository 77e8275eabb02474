import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotFoundBlock } from './NotFoundPage.tsx'

type Offers = Parameters<typeof NotFoundBlock>[0]['offers']

async function show(offers: Offers) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <NotFoundBlock title="Vendor Not Found" text="It may have moved." offers={offers} />,
    }),
    history: createMemoryHistory(),
  })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

test('the block shows the ways out that a page asks for, and no others [MKT-50]', async () => {
  const all = await show(['back', 'home', 'search'])
  expect(all).toContain('Vendor Not Found</h1>')
  expect(all).toMatch(/<button [^>]*>.*Go Back.*<\/button>/)
  expect(all).toMatch(/<a [^>]*href="\/"[^>]*>Go to Homepage<\/a>/)
  expect(all).toMatch(/<a [^>]*href="\/search"[^>]*>Search Vendors<\/a>/)

  const none = await show([])
  expect(none).toContain('It may have moved.')
  expect(none).not.toMatch(/Go Back|Go to Homepage|Search Vendors/)
})
