import { toast as sonner } from 'sonner'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../testing/answer-menu.ts'
import { showScreen, signInVendor } from '../testing/show-screen.tsx'
import { toast } from '../ui/overlay/toast.ts'

const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')]
const texts = () => toasts().map(({ textContent }) => textContent)

afterEach(() => {
  vi.useRealTimers()
})

test('a toast appears at the top right [LAY-02]', async () => {
  await showScreen('/auth/login')
  toast.error('Something failed')
  await expect.poll(texts).toEqual(['Something failed'])
  await Promise.all(toasts().flatMap((shown) => shown.getAnimations().map(({ finished }) => finished)))

  const box = toasts()[0]?.getBoundingClientRect() ?? new DOMRect()
  expect(box.top).toBeLessThan(innerHeight / 10)
  expect(box.right).toBeGreaterThan(innerWidth * 0.95)
  expect(box.left).toBeGreaterThan(innerWidth / 2)
})

test('on a phone a toast leaves the head of the page free', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  signInVendor()
  answerMenu({ categories: [] })
  await showScreen('/dashboard/categories')
  await expect.element(page.getByRole('banner')).toBeVisible()
  toast.error('Something failed')
  await expect.poll(texts).toEqual(['Something failed'])
  await Promise.all(toasts().flatMap((shown) => shown.getAnimations().map(({ finished }) => finished)))

  const head = page.getByRole('banner').element().getBoundingClientRect()
  expect(toasts()[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom)
})

test('a success stays for three seconds, a plain toast for four, an error for five [LAY-03] [LAY-04] [LAY-05]', async () => {
  await showScreen('/auth/login')
  // The toaster comes with the first toast, and React may put it off by a timer.
  toast.info('Ready')
  await expect.poll(texts).toEqual(['Ready'])
  sonner.dismiss()
  await expect.poll(texts).toEqual([])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  toast.success('Saved')
  toast.info('Copied')
  toast.error('Failed')
  await untilShown('Failed', 'Copied', 'Saved')

  await vi.advanceTimersByTimeAsync(2900)
  expect(texts()).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(900)
  await untilShown('Failed', 'Copied')
  await vi.advanceTimersByTimeAsync(1000)
  await untilShown('Failed')
  await vi.advanceTimersByTimeAsync(1000)
  await untilShown()
})

/** Frame by frame: Vitest's own waiting would move the clock. */
async function untilShown(...expected: string[]) {
  for (let frame = 0; frame < 300 && texts().join() !== expected.join(); frame++) {
    await new Promise(requestAnimationFrame)
    // A toast is put on the screen by a timer of zero milliseconds.
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(texts()).toEqual(expected)
}
