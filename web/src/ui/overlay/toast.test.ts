import { toast as sonner } from 'sonner'
import { expect, test } from 'vitest'
import { fillToaster, toast } from './toast.ts'

fillToaster(sonner)

test('a plain toast stays for four seconds [LAY-03]', () => {
  expect(durationOf(toast.info('Link copied'))).toBe(4000)
})

test('a success toast stays for three seconds [LAY-04]', () => {
  expect(durationOf(toast.success('Login successful!'))).toBe(3000)
})

test('an error toast stays for five seconds [LAY-05]', () => {
  expect(durationOf(toast.error('Failed to upload image'))).toBe(5000)
})

test('a toast that can be undone stays for ten seconds [QUICK-06]', () => {
  expect(durationOf(toast.undoable('3 items were deleted', () => {}))).toBe(10_000)
})

function durationOf(id: unknown) {
  const shown = sonner.getHistory().find((entry) => entry.id === id)
  return shown && 'duration' in shown ? shown.duration : undefined
}
