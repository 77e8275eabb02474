import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BackupFigures } from './BackupCard.tsx'

test('the newest backup has the day and the hour of the platform, wherever it is read [BKP-01]', () => {
  const stats = { totalBackups: 1, totalSizeInMB: 2, newestBackup: '2026-03-05T20:00:00.000Z' }
  const html = renderToString(<BackupFigures stats={stats} loading={false} />)

  expect(html).toContain('Mar 6, 2026, 1:30:00 AM')
})
