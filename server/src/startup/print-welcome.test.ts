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

test('the demo prints how to sign in as a vendor and as an administrator', () => {
  const output = printed({ DEMO: '1' })
  expect(output).toContain(`${DEMO_PHONE}  ${DEMO_PASSWORD}`)
  expect(output).toContain(`${DEMO_ADMIN.email}  ${DEMO_ADMIN.password}`)
})

test('the demo administrator is not printed if the operator configured one', () => {
  const output = printed({ DEMO: '1', ADMIN_EMAIL: 'ops@example.com', ADMIN_PASSWORD: 'a long phrase' })
  expect(output).toContain('http://localhost:3001/admin/login')
  expect(output).not.toContain(DEMO_ADMIN.email)
  expect(output).not.toContain('a long phrase')
})

test('without the demo no login is printed, only the advice for the operator', () => {
  const output = printed({ DEMO: '0' }, 'Make the first administrator: somewhere')
  expect(output).not.toContain(DEMO_PASSWORD)
  expect(output).toContain('  Make the first administrator: somewhere')
})
