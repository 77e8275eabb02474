import type { AdminVendor } from '@thela/contract/admin/vendors'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationPerformance, TopPerformers } from './PerformanceTab.tsx'

test('one is singular, and thousands have commas', () => {
  const vendor = { id: 'v1', businessName: 'Asha', conversionRate: 0 } as AdminVendor
  const show = (totalViews: number) =>
    renderToStaticMarkup(<TopPerformers vendors={[{ ...vendor, totalViews }]} />)
  expect(show(1)).toContain('>1 view<')
  expect(show(1204)).toContain('>1,204 views<')

  const place = { location: 'Surat', vendors: 1, views: 1, qrScans: 1 }
  expect(renderToStaticMarkup(<LocationPerformance locations={[place]} />)).toContain(
    '1 vendor · 1 view · 1 QR scan<',
  )
})
