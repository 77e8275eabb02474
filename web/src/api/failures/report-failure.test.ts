import { messages } from '@thela/contract/error-body'
import { toast } from 'sonner'
import { expect, test } from 'vitest'
import { fillToaster } from '../../ui/overlay/toast.ts'
import { Refusal } from './refusal.ts'
import { showErrorReasonToast, showFailureToast, showPlainFailureToast } from './report-failure.ts'

fillToaster(toast)

test('a failure is shown with the text of the screen, with or without the reason [ACFG-12] [TMG-37]', () => {
  const failure = new Refusal(500, { message: 'The disk is full' }, 'qv_token')

  const shown = toastsShownBy(() => {
    showFailureToast('Failed to update configuration')(failure)
    showPlainFailureToast('Failed to sync templates. Please try again.')(failure)
  })

  expect(shown).toEqual([
    'Failed to update configuration: The disk is full',
    'Failed to sync templates. Please try again.',
  ])
})

test('a refused migration shows the reason that the server sent as its error [AQ-17]', () => {
  const reason = 'Force needs only-zero-priorities off'
  const shown = toastsShownBy(() => {
    const say = showErrorReasonToast('Migration failed')
    say(new Refusal(400, { message: 'Migration failed', error: reason }, 'qv_token'))
    say(new Refusal(500, { message: messages.serverError }, 'qv_token'))
    say(new TypeError('Failed to fetch'))
  })

  expect(shown).toEqual([reason, 'Migration failed', 'Migration failed'])
})

test('an ended session and maintenance are reported elsewhere, and not twice [ERR-15]', () => {
  const shown = toastsShownBy(() => {
    for (const say of [showFailureToast('Failed'), showPlainFailureToast('Failed')]) {
      say(new Refusal(401, {}, 'qv_token'))
      say(new Refusal(503, { message: messages.maintenance }, 'qv_token'))
    }
  })

  expect(shown).toEqual([])
})

function toastsShownBy(act: () => void) {
  const before = new Set(toast.getHistory().map(({ id }) => id))
  act()
  const shown = toast.getHistory().filter(({ id }) => !before.has(id))
  return shown.map((shown) => ('title' in shown ? shown.title : undefined))
}
