import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { menuApi } from '../menu-api.ts'
import { designs, menuPath, vendorWith } from '../menu-designs.ts'
import { firefox } from './firefox.ts'
import type { OtherBrowser } from './other-browser.ts'
import { webkit } from './webkit.ts'

// The drivers have one address, and two browsers at once are too much for two cores.
test.describe.configure({ mode: 'default' })

for (const installed of [firefox, webkit])
  test.describe(installed.name, () => {
    let browser: OtherBrowser
    let folder: string

    test.beforeEach(async () => {
      for (const [name, path] of Object.entries(installed.programs))
        if (!existsSync(path)) throw new Error(`Install the package ${name} first`)
      folder = mkdtempSync(join(tmpdir(), 'thela-browser-'))
      browser = await installed.open(folder)
    })
    test.afterEach(async () => {
      await browser?.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const wait = (expression: string, value: unknown = true) =>
      expect.poll(() => browser.read(expression), { message: expression }).toEqual(value)
    const texts = (selector: string) =>
      `[...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility?.() ?? one.offsetParent).map((one) => one.textContent)`

    for (const design of designs)
      test(`a customer reads and searches a menu in ${design}`, async ({ baseURL, request, newVendor }) => {
        const vendor = await vendorWith(design, { request, newVendor })
        await browser.open(`${baseURL}${menuPath(vendor)}`)
        await wait(`${texts('.items > li')}.some((text) => text.includes('Pani Puri'))`)
        await wait('document.documentElement.scrollWidth <= innerWidth')
        // It covers the search for some seconds.
        await wait("document.querySelector('.splash')?.checkVisibility() ?? false", false)

        await browser.type('input[type=search]', 'nimbu')
        await wait(`${texts('.items > li')}.filter((text) => !text.includes('Nimbu Pani'))`, [])
        await wait(`${texts('.items > li')}.length`, 1)
      })

    test('a vendor signs in, adds a dish, finds a square code and sees the dish on the menu', async ({
      baseURL,
      request,
      newVendor,
    }) => {
      const vendor = await newVendor()
      const menu = menuApi(request, vendor)
      await menu.addItem({ categoryId: (await menu.addCategory('Chaat')).id, name: 'Bhel', price: 40 })
      await browser.open(`${baseURL}/auth/login`)
      await browser.type('input[type=tel]', vendor.phone)
      await browser.type('input[type=password]', vendor.password)
      await browser.click('button[type=submit]')
      await wait('location.pathname', '/dashboard')

      await wait(`!!document.querySelector('nav.fixed a[href="/dashboard/items"]')`)
      await browser.click('nav.fixed a[href="/dashboard/items"]')
      await wait(`document.querySelector('main h1')?.textContent`, 'Menu Items')
      await wait(`!!document.querySelector('main .fixed button')`)
      await browser.click('main .fixed button')
      await wait(`!!document.querySelector('[role=dialog] input[name=name]')`)
      await browser.type('[role=dialog] input[name=name]', 'Sev Usal')
      await browser.type('[role=dialog] input[name=price]', '45')
      await browser.click('[role=dialog] input[type=radio][value=veg]')
      await browser.click('[role=dialog] button[type=submit]')
      await wait(`${texts('main li')}.some((text) => text.includes('Sev Usal') && text.includes('₹45'))`)

      await browser.click('nav.fixed a[href="/dashboard/qr-code"]')
      const code = `document.querySelector('main img[alt*="QR"]')`
      await wait(`${code}?.complete && ${code}.naturalWidth > 0`)
      await wait(`Math.round(${code}.clientWidth - ${code}.clientHeight)`, 0)

      await browser.open(`${baseURL}${menuPath(vendor)}`)
      await wait(`${texts('.items > li')}.some((text) => text.includes('Sev Usal') && text.includes('₹45'))`)
    })

    test('a form in a dialog is as high as its fields on a desktop', async ({ baseURL, newVendor }) => {
      const vendor = await newVendor()
      await browser.resize(1280, 860)
      await browser.open(`${baseURL}/auth/login`)
      await browser.type('input[type=tel]', vendor.phone)
      await browser.type('input[type=password]', vendor.password)
      await browser.click('button[type=submit]')
      await wait('location.pathname', '/dashboard')
      await browser.open(`${baseURL}/dashboard/categories?add=1`)
      const form = `document.querySelector('[role=dialog] form')`
      await wait(`${form}?.clientHeight > 100`)
      await wait(`${form}.parentElement.scrollHeight - ${form}.parentElement.clientHeight`, 0)
    })

    test('the front page leads to registration', async ({ baseURL }) => {
      await browser.open(`${baseURL}/`)
      await wait(`document.querySelectorAll('h1').length`, 1)
      await browser.click('main a[href="/auth/register"]')
      await wait('location.pathname', '/auth/register')
      await wait(`!!document.querySelector('form input')`)
    })
  })
