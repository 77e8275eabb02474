import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReportsPage } from './ReportsPage.tsx'

test('the page itself refuses anyone who is not an administrator [REP-02]', () => {
  const html = renderToString(<ReportsPage />).replaceAll('&#x27;', "'")
  expect(html).toContain('Access Denied')
  expect(html).toContain("You don't have permission to view this page.")
})
