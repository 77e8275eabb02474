import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { completeVendor, inDesigns, layouts } from './menu-designs.ts'

// The longest of the usual lines: the stall opens tomorrow.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-06-15T23:30:00+05:30'))

/** By how many pixels the words stick out of the screen, of the row that they scroll in, or of their own box. */
const cutOff = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element.lastChild as Node)
    const { left, right } = words.getBoundingClientRect()
    const row = element.closest('.contact, .filters, .toggles')?.getBoundingClientRect() ?? new DOMRect()
    const own = element.getBoundingClientRect()
    const [from, to] = [Math.max(0, row.left, own.left), Math.min(innerWidth, row.right, own.right)]
    return Math.max(0, Math.round(from - left), Math.round(right - to), element.scrollHeight - own.height - 1)
  })

for (const [turn, width] of [390, 320].entries())
  test(`whether the stall is open, and the way to diets, are whole before anything is scrolled, on a phone of ${width} px in ${layouts} [OPEN-01] [DIET-02]`, async ({
    page,
    newVendor,
  }) => {
    const vendor = await completeVendor(page, newVendor)
    const [first] = await menuApi(page.request, vendor).readItems()
    // With egg the filter of what is not veg has its longest words.
    const answer = await page.request.put(`/api/items/${first?.id}`, {
      headers: { authorization: `Bearer ${vendor.token}` },
      data: { allergens: ['milk'], mark: 'egg' },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    await page.setViewportSize({ width, height: 844 })

    const cut: Record<string, number> = {}
    await inDesigns(page, vendor, turn + 2, async (design) => {
      const hours = page.locator('header .hours')
      await expect(hours, design).toHaveText('Closed, opens tomorrow 9:00 am')
      cut[`${design}, hours`] = await cutOff(hours)
      cut[`${design}, diets`] = await cutOff(page.getByRole('button', { name: 'Diets and allergens' }))
    })
    expect(Object.entries(cut).filter(([, pixels]) => pixels > 0)).toEqual([])
  })
