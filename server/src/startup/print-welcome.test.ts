import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { DEMO_ADMIN, DEMO_PASSWORD, DEMO_PHONE } from '../demo/demo-access.ts'
import { printWelcome } from './print-welcome.ts'

afterEach(() => vi.restoreAllMocks())

function printed(settings: Record<string, string>, advice?: string) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  printWelcome(readConfig(settings), advice)
  return print.mock.calls.flat().join('\n')
}

test('who tries the demo is told how to sign in, as a vendor and as an administrator', () => {
  const words = printed({ DEMO: '1' })
  expect(words).toContain(`${DEMO_PHONE}  ${DEMO_PASSWORD}`)
  expect(words).toContain(`${DEMO_ADMIN.email}  ${DEMO_ADMIN.password}`)
})

test('an operator who named an administrator is told of no other', () => {
  const words = printed({ DEMO: '1', ADMIN_EMAIL: 'ops@example.com', ADMIN_PASSWORD: 'a long phrase' })
  expect(words).toContain('http://localhost:3001/admin/login')
  expect(words).not.toContain(DEMO_ADMIN.email)
  expect(words).not.toContain('a long phrase')
})

test('without a demo no login is told, only what the operator should do', () => {
  const words = printed({ DEMO: '0' }, 'Make the first administrator: somewhere')
  expect(words).not.toContain(DEMO_PASSWORD)
  expect(words).toContain('  Make the first administrator: somewhere')
})
