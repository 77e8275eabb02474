import { messages } from '@thela/contract/error-body'
import { toast } from 'sonner'
import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { sayFailure, sayOnly } from './report-failure.ts'

test('a failure is told in the words of the screen, with the reason or without [ACFG-12] [TMG-37]', () => {
  const failure = new Refusal(500, { message: 'The disk is full' }, 'qv_token')

  const said = wordsSaidBy(() => {
    sayFailure('Failed to update configuration')(failure)
    sayOnly('Failed to sync templates. Please try again.')(failure)
  })

  expect(said).toEqual([
    'Failed to update configuration: The disk is full',
    'Failed to sync templates. Please try again.',
  ])
})

test('an ended session and a closed site are told elsewhere, and not twice [ERR-15]', () => {
  const said = wordsSaidBy(() => {
    for (const say of [sayFailure('Failed'), sayOnly('Failed')]) {
      say(new Refusal(401, {}, 'qv_token'))
      say(new Refusal(503, { message: messages.maintenance }, 'qv_token'))
    }
  })

  expect(said).toEqual([])
})

function wordsSaidBy(act: () => void) {
  const before = new Set(toast.getHistory().map(({ id }) => id))
  act()
  const said = toast.getHistory().filter(({ id }) => !before.has(id))
  return said.map((shown) => ('title' in shown ? shown.title : undefined))
}
