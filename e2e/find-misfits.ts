import type { Page } from '@playwright/test'

/** What a reader would see as broken: a page that scrolls sideways, a label that is cut, a heart over other words. */
export const findMisfits = (page: Page) =>
  page.evaluate(() => {
    const labels = 'h2, h3, a:not(.ad *), button:not(.favourite, .ad *), .badge, .price, .hours, .sizes li'
    const isCut = ({ textContent, scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      textContent && clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2)
    const cut = Array.from(document.querySelectorAll(labels)).filter(isCut)

    const covers = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const covered = Array.from(document.querySelectorAll('.items > li')).filter((item) => {
      const button = item.querySelector('.favourite') as Element
      const { x, y, width, height } = button.getBoundingClientRect()
      const margin = Number.parseFloat(getComputedStyle(button, '::before').marginTop)
      const drawn = new DOMRect(x + margin, y + margin, width - 2 * margin, height - 2 * margin)
      const words = Array.from(item.querySelectorAll('.facts span, .badge, .name, .price b'))
      return words.some((word) => {
        const text = document.createRange()
        text.selectNodeContents(word)
        return covers(text.getBoundingClientRect(), drawn)
      })
    })

    const { scrollWidth } = document.documentElement
    return [
      ...(scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide.`] : []),
      ...cut.map((part) => `${part.tagName} ${part.className} is cut: ${part.textContent}`),
      ...covered.map((item) => `A heart covers words: ${item.textContent}`),
    ]
  })
