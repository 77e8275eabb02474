import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect } from './fixtures.ts'

/** The page is in the language, without a Latin word that is not a name or among these texts, and fits the screen. */
export async function expectOnly(page: Page, language: string, ownTexts: string[] = []) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('h1, h2').first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  await expect.poll(async () => latinWords(await readTexts(page), ownTexts)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}

/** What is in another language on purpose, what is not shown, the names of places, and what advertisers say. */
const others =
  '[lang]:not(html), script, style, template, noscript, code, .ad-text, .ad-media, .ad-overlay, .floater-title, select:is([name=country], [name=state], [name=city], [name=area])'

/** All that is read on the page or read aloud, without those. */
const readTexts = (page: Page) =>
  page.evaluate(
    ([readAloud, others]) => {
      const isOurs = (element: Element | null) => !element?.closest(others)
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
        isOurs(parentElement) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      )
      const texts: string[] = [document.title]
      while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')

      const labelled = [...document.querySelectorAll(readAloud.map((name) => `[${name}]`).join())]
      return texts.concat(
        labelled
          .filter(isOurs)
          .flatMap((element) => readAloud.map((name) => element.getAttribute(name) ?? '')),
      )
    },
    [['aria-label', 'placeholder', 'alt', 'title'], others] as const,
  )

/** Names, formats, units, designs and examples that have Latin letters in every language. */
const names =
  /^(Thela|QR|WhatsApp|PNG|PDF|CSV|SVG|JPG|JPEG|WebP|MB|KB|GB|UPI|FSSAI|GPS|A4|A5|A6|GIF|JSON|IP|JavaScript|Google|Maps|Instagram|kcal|cm|alt|Adajan|Surat|Gujarat|India|Namaste|English|Basic|Modern|Minimal|Street|Food|Vibrant|Digital|Menu|Skeleton|Luxury)$/i

function latinWords(texts: string[], ownTexts: string[]) {
  const words = texts
    .map((text) => ownTexts.reduce((rest, own) => rest.replaceAll(own, ' '), text))
    .map((text) => text.replaceAll(/\S+@\S+|https?:\S+|\S+\.(test|com|in|csv|png|pdf)\b\S*|\/m\/\S+/gi, ' '))
    .flatMap((text) => text.match(/[A-Za-z][A-Za-z'’]+/g) ?? [])
  return [...new Set(words)].filter((word) => !names.test(word))
}
