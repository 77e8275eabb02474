import { paginate } from '@thela/contract/values/paging'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoundStalls } from './FoundStalls.tsx'

type Props = ComponentProps<typeof FoundStalls>

/** What a page without a stall shows. */
function shownOn(page: number, total: number) {
  const data = { vendors: [], pagination: paginate({ page, limit: 20 }, total) }
  const params = { wanted: { search: undefined, city: undefined, page }, look: () => {}, turnTo: () => {} }
  return renderToStaticMarkup(
    <FoundStalls
      found={{ data } as unknown as Props['found']}
      params={params as unknown as Props['params']}
    />,
  )
}

test('past the last page a customer is led back to the stalls there are', () => {
  const shown = shownOn(9, 45)

  expect(shown).toContain('No stalls on this page')
  expect(shown).toContain('Go to the last page')
  expect(shown).not.toContain('No vendors found')
  expect(shown).not.toContain('Showing 161 to 45')
})

test('where no stall is online, a page of them is not spoken of', () => {
  const shown = shownOn(1, 0)

  expect(shown).toContain('No vendors found')
  expect(shown).not.toContain('on this page')
})
