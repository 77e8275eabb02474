import type { Locator } from 'vitest/browser'

/** The texts of all elements that a locator finds now. */
export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)

/** What a card with a figure shows below its label: the figure and its caption. */
export function figureOf(label: string) {
  const labels = [...document.querySelectorAll('p')].filter(({ textContent }) => textContent === label)
  const card = labels[0]?.parentElement?.parentElement
  return [...(card?.querySelectorAll(':scope > p') ?? [])].map(({ textContent }) => textContent)
}

/** The names and values of a description list. */
export function factsOf(part: Locator) {
  const names = part.query()?.querySelectorAll('dt') ?? []
  return Object.fromEntries(
    [...names].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  )
}
