import { expect, test, vi } from 'vitest'
import { isMostlySeen } from './hydrate-on-interaction.ts'
import { readVisitor } from './read-visitor.ts'
import { replayEarlyInput } from './replay-early-input.ts'

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

test('a visitor whose browser blocks storage is a guest with the system theme', () => {
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

test('an early click is replayed once, and a later click is not touched', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const button = { click: vi.fn() }
  replayEarlyInput(page)

  expect(press(page, button).defaultPrevented).toBe(true)
  page.dispatchEvent(new Event('thela-hydrated'))
  vi.runAllTimers()
  expect(button.click).toHaveBeenCalledOnce()

  expect(press(page, button).defaultPrevented).toBe(false)
  vi.useRealTimers()
})

test('a form that is sent early is sent again, and not to the address of the page', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const form = { requestSubmit: vi.fn() }
  replayEarlyInput(page)
  const submit = new Event('submit', { cancelable: true })
  Object.defineProperty(submit, 'target', { value: form })
  page.dispatchEvent(submit)

  expect(submit.defaultPrevented).toBe(true)
  page.dispatchEvent(new Event('thela-hydrated'))
  vi.runAllTimers()
  expect(form.requestSubmit).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('an early click on plain text is not touched', () => {
  const page = new EventTarget()
  replayEarlyInput(page)

  expect(press(page, null).defaultPrevented).toBe(false)
})

/** A click whose target lies in this button, or in none. */
function press(page: EventTarget, button: object | null) {
  const click = new Event('click', { cancelable: true })
  Object.defineProperty(click, 'target', { value: { closest: () => button } })
  page.dispatchEvent(click)
  return click
}
