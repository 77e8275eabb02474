import { expect, longTest, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { completeVendor, inDesigns, layouts, menuPath, openAlive } from './menu-designs.ts'

/** The width of A4 between its margins, at 96 dpi. */
test.use({ viewport: { width: 688, height: 1000 } })

const SCREEN_ONLY =
  'input, button:not(.name), .tabs, .ad, .favourite, .picture, .logo, .icon, .description, .splash, .to-top, .order'

test(`a menu on paper has name, hours, phone, two columns of dishes with marks and prices, and the code at the end, in ${layouts}`, async ({
  page,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  await inDesigns(page, vendor, 1, async (design) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    await test.step(design, async () => {
      for (const part of await page.locator(SCREEN_ONLY).all()) await expect(part).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: 'Asha Chaat House' })).toBeVisible()
      await expect(page.getByText('9:00 AM – 10:30 PM').first()).toBeVisible()
      await expect(page.locator('footer')).toContainText(vendor.phone.replace(/(\d{5})(\d{5})$/, ' $1 $2'))
      await expect(page.locator('footer')).toContainText('Opposite Gopi Talav, Nanpura')
      await expect(page.getByText('Full ₹220')).toBeVisible()

      const dishes = await page.locator('.items > li').evaluateAll((items) =>
        items.map((item) => {
          const boxOf = (part: string) => item.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          const [mark, name, price] = [boxOf('.veg'), boxOf('.name'), boxOf('.price')]
          const isInLine = Math.abs(name.top - price.top) < 4 && Math.abs(name.top - mark.top) < 8
          return {
            isInLine: isInLine && mark.right <= name.left && name.right <= price.left,
            left: mark.left,
          }
        }),
      )
      expect(dishes.length).toBeGreaterThanOrEqual(9)
      expect(dishes.filter(({ isInLine }) => !isInLine)).toEqual([])
      expect(new Set(dishes.map(({ left }) => Math.round(left))).size, 'columns').toBe(2)

      const code = page.locator('.printed img')
      await code.scrollIntoViewIfNeeded()
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      const lastDish = await page.locator('.items > li').last().boundingBox()
      expect((await code.boundingBox())?.y).toBeGreaterThan(lastDish?.y ?? 0)
    })
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  })
})

longTest('the code for paper is not loaded before it is printed', async ({ page, newVendor }) => {
  const vendor = await completeVendor(page, newVendor)
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/qr-codes/')) codes.push(request.url())
  })
  await inDesigns(page, vendor, 0, async () => {
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
    await expect(page.locator('.printed')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
  })
  expect(codes).toEqual([])
})

longTest(
  `a menu on paper says what dishes contain and which diets they are for, as it does without JavaScript, in ${layouts} [DIET-02]`,
  async ({ page, browser, baseURL, newVendor }) => {
    const vendor = await completeVendor(page, newVendor)
    const [first, second] = await menuApi(page.request, vendor).readItems()
    const mark = async (id: string | undefined, data: object) => {
      const headers = { authorization: `Bearer ${vendor.token}` }
      const answer = await page.request.put(`/api/items/${id}`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    await mark(first?.id, { diets: ['jain', 'vegan'], allergens: ['gluten', 'peanut'] })
    await mark(second?.id, { allergens: ['milk'] })
    const withoutScript = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const plain = await withoutScript.newPage()
    const list = page.locator('#diets')

    await inDesigns(page, vendor, 0, async (design) => {
      await plain.goto(menuPath(vendor))
      await expect(list, design).toHaveCount(1)
      await expect(list, design).toBeHidden()
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
      await expect(list, design).toBeVisible()
      await expect(list, design).toContainText('Bhel PuriContains: gluten, peanut')
      expect(await list.textContent(), design).toBe(await plain.locator('#diets').textContent())
      const dish = page.locator('.items > li').first()
      await expect(dish.getByText('Jain'), design).toBeVisible()
      await expect(dish.getByText('Vegan'), design).toBeVisible()
      await expect(dish.getByText('Popular'), design).toBeHidden()
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    })
    await withoutScript.close()

    // Paper says what is marked when it is printed.
    await openAlive(page, menuPath(vendor))
    await mark(second?.id, { allergens: ['sesame'] })
    await expect(list).toContainText('Contains: sesame', { timeout: 60_000 })
    await expect(list).not.toContainText('milk')
  },
)
