import { expect, type Page } from '@playwright/test'

/**
 * A dialog that closes takes its entry off the history, and going back cancels a navigation that has just begun.
 * So a page is only left once its history is what the screen shows.
 */
export function settleBeforeLeaving(page: Page) {
  const { goto, reload } = page
  page.goto = async (...call) => {
    await expect.poll(() => page.evaluate(hasSettled)).toBe(true)
    return goto.apply(page, call)
  }
  page.reload = async (...call) => {
    await expect.poll(() => page.evaluate(hasSettled)).toBe(true)
    return reload.apply(page, call)
  }
}

/** The second step of registering has an entry too, without a dialog. */
const hasSettled = () =>
  !history.state?.overlayDepth ||
  location.pathname === '/auth/register' ||
  document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null
