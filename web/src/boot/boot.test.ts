import { expect, test, vi } from 'vitest'
import { keepMissedClicks } from './keep-missed-clicks.ts'
import { readVisitor } from './read-visitor.ts'
import { isMostlySeen } from './wake-when-wanted.ts'

const remembering = (kept: Record<string, string>) => () => ({ getItem: (key: string) => kept[key] ?? null })

test('a visitor finds the theme they chose, and only one that there is', () => {
  expect(readVisitor(remembering({ 'thela-theme': 'dark' })).theme).toBe('dark')
  expect(readVisitor(remembering({ 'thela-theme': 'light' })).theme).toBe('light')
  expect(readVisitor(remembering({ 'thela-theme': 'purple' })).theme).toBeUndefined()
  expect(readVisitor(remembering({})).theme).toBeUndefined()
})

test('someone who has signed in is known, a guest is not', () => {
  expect(readVisitor(remembering({ 'thela-token': 'qv_token' })).isKnown).toBe(true)
  expect(readVisitor(remembering({})).isKnown).toBe(false)
})

test('a visitor whose browser closes its storage is a guest with the theme of their system', () => {
  const closed = () => {
    throw new Error('The operation is insecure')
  }

  expect(readVisitor(closed)).toEqual({ theme: undefined, isKnown: false })
})

test('a part is seen when most of it is in view, or when it fills most of the view', () => {
  const seen = (intersectionRatio: number, height: number) =>
    isMostlySeen({ intersectionRatio, intersectionRect: { height } }, 400)

  expect(seen(0.75, 100)).toBe(true)
  expect(seen(0.3, 300)).toBe(true)
  expect(seen(0.74, 299)).toBe(false)
})

test('a button that is pressed too early is pressed again, once, and a later press is left alone', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const button = { click: vi.fn() }
  keepMissedClicks(page)

  expect(press(page, button).defaultPrevented).toBe(true)
  page.dispatchEvent(new Event('thela-alive'))
  vi.runAllTimers()
  expect(button.click).toHaveBeenCalledOnce()

  expect(press(page, button).defaultPrevented).toBe(false)
  vi.useRealTimers()
})

test('an early press on plain text goes its own way', () => {
  const page = new EventTarget()
  keepMissedClicks(page)

  expect(press(page, null).defaultPrevented).toBe(false)
})

/** A click whose target lies in this button, or in none. */
function press(page: EventTarget, button: object | null) {
  const click = new Event('click', { cancelable: true })
  Object.defineProperty(click, 'target', { value: { closest: () => button } })
  page.dispatchEvent(click)
  return click
}
