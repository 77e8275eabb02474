import { type Locator, locators, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has neither a role nor a name, such as the bars of a chart. */
    getByCss: (selector: string) => Locator
  }
}

locators.extend({ getByCss: (selector: string) => `css=${selector}` })

/** The card under this title. */
export const cardOf = (title: string) =>
  page
    .getByRole('main')
    .getByCss('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
