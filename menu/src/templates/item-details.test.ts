import type { PublicVendor } from '@thela/contract/menus/page-data'
import { describe, expect, test } from 'vitest'
import { renderMenuPage } from '../page/render.tsx'
import { pageOf, sampleItem, sampleVendor } from '../testing/sample-page.ts'
import { templates } from './templates.ts'

const options = { scriptUrl: '/hydrate.js', origin: 'https://thela.example', siteName: 'Thela' }
const COVER = '/uploads/vendor-covers/v/cover.webp'
const withCover = ['default-layout', 'ModernMinimal', 'TemplateSkeleton']

describe.each(Object.keys(templates))('%s', (templateId) => {
  const bodyOf = (item: Parameters<typeof sampleItem>[0], vendor: Partial<PublicVendor> = {}) => {
    const page = { ...pageOf(sampleItem(item)), vendor: sampleVendor(vendor) }
    const html = renderMenuPage({ ...page, template: { templateId, themeIndex: 0 } }, options)
    return html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'))
  }

  test('shows a badge on signature items [TPL-38]', () => {
    expect(bodyOf({ signature: true })).toContain('<em class="badge signature">Signature</em>')
    expect(bodyOf({ isFeatured: true })).not.toContain('class="badge signature"')
  })

  test('shows the description of a variation [PUB-43]', () => {
    const variations = JSON.stringify([
      { id: 'a', name: 'Half', price: 40, description: '6 pieces' },
      { id: 'b', name: 'Full', price: 70 },
    ])
    expect(bodyOf({ price: 0, variations })).toMatch(/<li>Half \(6 pieces\) <b>₹40<\/b><\/li><li>Full <b>₹70/)
  })

  test('shows the cover above the header if the template supports covers [PUB-44]', () => {
    const places = bodyOf({}, { coverImageUrl: COVER }).match(/<img[^>]*class="cover"[^>]*>(?=<header>)/g)
    expect(places ?? []).toHaveLength(withCover.includes(templateId) ? 1 : 0)
    expect(bodyOf({})).not.toContain('class="cover"')
  })

  test('leaves out the estimated time if the vendor turned it off [PUB-45]', () => {
    expect(bodyOf({})).toContain('<span class="time guess">')
    expect(bodyOf({}, { showEstimatedTime: false })).not.toContain('class="time')
    expect(bodyOf({ preparationTime: '8' }, { showEstimatedTime: false })).toContain('>8 min</span>')
  })
})
