import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Table } from './Table.tsx'

const list = { label: 'Stalls', columns: [], rows: [], rowKey: () => '', empty: 'Nothing found' }

test('an empty list says so, whatever a condition made of its error', () => {
  expect(renderToStaticMarkup(<Table {...list} error={false} />)).toContain('Nothing found')
  expect(renderToStaticMarkup(<Table {...list} error="Broken" />)).not.toContain('Nothing found')
})
