import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoQueueItems } from './NoQueueItems.tsx'

test('a page past the last links back, and only an empty queue says that it is empty [AQ-11]', () => {
  const show = (total: number) =>
    renderToString(<NoQueueItems total={total} pageSize={50} onPageChange={() => {}} />)

  expect(show(120)).toContain('Go to the last page')
  expect(show(120)).not.toContain('No queue items found.')
  expect(show(0)).toContain('No queue items found.')
})
