import type { Page } from '@playwright/test'

/** What a reader would see as broken: a page that scrolls sideways, a label that is cut, a heart over other words. */
export const findMisfits = (page: Page) =>
  page.evaluate(() => {
    const labels = 'h2, h3, a:not(.ad *), button:not(.favourite, .ad *), .badge, .price, .hours, .sizes li'
    const isCut = (label: Element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = label
      const { overflowY, fontSize } = getComputedStyle(label)
      // The letters of some fonts are taller than their line; where nothing is hidden, only a whole line too many is cut.
      const surplus = overflowY === 'visible' ? Number.parseFloat(fontSize) / 2 : 2
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + surplus
    }
    const cut = Array.from(document.querySelectorAll(labels)).filter(
      (label) => label.textContent && label.clientWidth > 0 && isCut(label),
    )

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
