import { builtInUploadLimits } from '@thela/contract/core/platform'
import { expect, test } from 'vitest'
import { checkPicture } from './picture-kinds.ts'

const MB = 1024 * 1024

test('a vendor may upload jpeg, png, webp and gif [UPL-04, CONST-08]', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif']) {
    expect(checkPicture({ type, size: MB }, builtInUploadLimits)).toBeUndefined()
  }
})

test('a vendor reads which types are taken when the file is of another [UPL-03]', () => {
  const words = 'File type must be one of: jpeg, png, webp, gif'
  expect(checkPicture({ type: 'image/heic', size: MB }, builtInUploadLimits)).toBe(words)
  expect(checkPicture({ type: '', size: MB }, builtInUploadLimits)).toBe(words)
})

test('a vendor reads the limit when the file is larger than 5 MB, and not at 5 MB [UPL-02, CONST-07]', () => {
  expect(checkPicture({ type: 'image/png', size: 5 * MB + 1 }, builtInUploadLimits)).toBe(
    'File size must be less than 5MB',
  )
  expect(checkPicture({ type: 'image/png', size: 5 * MB }, builtInUploadLimits)).toBeUndefined()
})

test('a vendor is held to what the settings say [UPL-02, UPL-03]', () => {
  const limits = { maxFileSize: 8, allowedFileTypes: ['jpeg' as const] }
  expect(checkPicture({ type: 'image/png', size: MB }, limits)).toBe('File type must be one of: jpeg')
  expect(checkPicture({ type: 'image/jpeg', size: 9 * MB }, limits)).toBe('File size must be less than 8MB')
})
