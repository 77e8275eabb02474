import { VENDOR_QUOTA } from '@thela/contract/core/upload-quotas'
import { expect, test } from 'vitest'
import { describeStorage, formatBytes } from './StoragePanel.tsx'

const MB = 1024 * 1024
const storage = (usedBytes: number, usedFiles = 3) => ({
  usedBytes,
  usedFiles,
  maxBytes: VENDOR_QUOTA.bytes,
  maxFiles: VENDOR_QUOTA.files,
})

test('a size is told in the unit that people know', () => {
  expect([0, 400_000, 12 * MB, 1023 * MB, 1024 * MB, 1536 * MB].map(formatBytes)).toEqual([
    '0 MB',
    '0.4 MB',
    '12 MB',
    '1023 MB',
    '1 GB',
    '1.5 GB',
  ])
})

test('a vendor reads how much is used and what to do', () => {
  expect(describeStorage(storage(12 * MB))).toEqual({
    percent: 1,
    label: '12 MB of 1 GB used, 3 pictures',
    isNearlyFull: false,
    advice: 'You have enough space. When you remove a picture, its space becomes free.',
  })
  expect(describeStorage(storage(950 * MB, 1)).advice).toContain('almost full')
  expect(describeStorage(storage(1024 * MB - 1)).percent).toBe(99)
  expect(describeStorage(storage(1024 * MB)).advice).toContain('Your storage is full.')
})

test('many small pictures fill the storage too', () => {
  expect(describeStorage(storage(5 * MB, VENDOR_QUOTA.files)).percent).toBe(100)
})
