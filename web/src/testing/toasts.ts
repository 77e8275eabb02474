import { expect } from 'vitest'

/** Exactly these toasts are on the screen, in whatever order. */
export const expectToasts = (...texts: string[]) => expect.poll(readToasts).toEqual(texts.toSorted())

const readToasts = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent).toSorted()

/** The texts of the toasts at the edge of the screen. */
export const toastTexts = () =>
  [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map((title) => title.textContent)
