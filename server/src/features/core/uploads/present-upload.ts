import type { StoredImage } from '@thela/contract/core/uploads'
import { urlOf } from './store-picture.ts'

export const presentUpload = ({ path }: { path: string }): StoredImage => ({
  url: urlOf(path),
  public_id: path,
})
