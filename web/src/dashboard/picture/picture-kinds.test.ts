import { builtInUploadLimits } from '@thela/contract/core/platform'
import { expect, test } from 'vitest'
import { checkSize, checkType } from './picture-kinds.ts'

const MB = 1024 * 1024

test('a vendor may upload jpeg, png, webp and gif [UPL-04] [CONST-08]', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif']) {
    expect(checkType({ type }, builtInUploadLimits)).toBeUndefined()
  }
})

test('a vendor reads which types are taken when the file is of another [UPL-03]', () => {
  const words = 'File type must be one of: jpeg, png, webp, gif'
  expect(checkType({ type: 'image/heic' }, builtInUploadLimits)).toBe(words)
  expect(checkType({ type: '' }, builtInUploadLimits)).toBe(words)
})

test('a vendor reads the limit when what would be sent is larger than 5 MB, and not at 5 MB [UPL-02] [CONST-07]', () => {
  expect(checkSize({ size: 5 * MB + 1 }, builtInUploadLimits)).toBe('File size must be less than 5MB')
  expect(checkSize({ size: 5 * MB }, builtInUploadLimits)).toBeUndefined()
})

test('a vendor is held to what the settings say', () => {
  const limits = { maxFileSize: 8, allowedFileTypes: ['jpeg' as const] }
  expect(checkType({ type: 'image/png' }, limits)).toBe('File type must be one of: jpeg')
  expect(checkSize({ size: 9 * MB }, limits)).toBe('File size must be less than 8MB')
})
