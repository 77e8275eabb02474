import { expect, test, vi } from 'vitest'
import { askEarly } from './ask-early.ts'
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
  expect(readVisitor(remembering({ 'thela-token': 'qv_token' })).token).toBe('qv_token')
  expect(readVisitor(remembering({})).token).toBeNull()
})

test('a visitor whose browser blocks storage is a guest with the system theme', () => {
  const closed = () => {
    throw new Error('The operation is insecure')
  }

  expect(readVisitor(closed)).toEqual({ theme: undefined, token: null })
})

const asksEarly = (visit: { pathname: string; search?: string; token?: string | null }) => {
  const ask = vi.fn(async (_path: string, _options: object) => new Response('{}'))
  const { answers } = askEarly({ search: '', token: 'qv_token', ...visit }, ask as unknown as typeof fetch)
  return { paths: [...answers.keys()], ask }
}

test('the first screens of a vendor are asked for early, in the name of the vendor', () => {
  const { paths, ask } = asksEarly({ pathname: '/dashboard/items' })

  expect(paths).toEqual([
    '/api/auth/profile',
    '/api/public/settings',
    '/api/items?page=1&limit=500',
    '/api/categories',
  ])
  expect(ask).toHaveBeenCalledTimes(4)
  expect(ask).toHaveBeenCalledWith('/api/auth/profile', {
    headers: { accept: 'application/json', authorization: 'Bearer qv_token' },
    signal: expect.any(AbortSignal),
  })
})

test('an early answer is read when it comes, however late the app takes it', async () => {
  const came = Response.json({ message: 'Session ended' }, { status: 401, headers: { 'retry-after': '3' } })
  const { answers } = askEarly({ pathname: '/dashboard', search: '', token: 'qv_token' }, async () =>
    came.clone(),
  )
  const kept = (await answers.get('/api/auth/profile')) as Response

  expect(kept.status).toBe(401)
  expect(kept.headers.get('retry-after')).toBe('3')
  expect(await kept.json()).toEqual({ message: 'Session ended' })
})

test.each([
  ['a list that is filtered', { pathname: '/dashboard/items', search: '?search=chai' }, 2],
  ['another screen', { pathname: '/dashboard/profile' }, 2],
  ['the site', { pathname: '/' }, 0],
  ['the back office', { pathname: '/admin' }, 0],
  ['an address that only begins alike', { pathname: '/dashboards/x' }, 0],
  ['a guest', { pathname: '/dashboard/items', token: null }, 0],
])('for %s, no more is asked for early than is needed', (_whose, visit, count) => {
  expect(asksEarly(visit).paths).toHaveLength(count)
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
