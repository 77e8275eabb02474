import { paginate } from '@thela/contract/values/paging'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VendorResults } from './VendorResults.tsx'

type Props = ComponentProps<typeof VendorResults>

/** What a page without a stall shows. */
function shownOn(page: number, total: number) {
  const data = { vendors: [], pagination: paginate({ page, limit: 20 }, total) }
  const params = {
    criteria: { search: undefined, city: undefined, page },
    changeSearch: () => {},
    goToPage: () => {},
  }
  return renderToStaticMarkup(
    <VendorResults
      found={{ data } as unknown as Props['found']}
      params={params as unknown as Props['params']}
    />,
  )
}

test('past the last page a customer can go back to the last page', () => {
  const shown = shownOn(9, 45)

  expect(shown).toContain('No stalls on this page')
  expect(shown).toContain('Go to the last page')
  expect(shown).not.toContain('No vendors found')
  expect(shown).not.toContain('Showing 161 to 45')
})

test('without stalls the page says that none were found', () => {
  const shown = shownOn(1, 0)

  expect(shown).toContain('No vendors found')
  expect(shown).not.toContain('on this page')
})
