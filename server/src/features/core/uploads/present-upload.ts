import type { StoredImage } from '@thela/contract/core/uploads'
import { pictureUrl } from './store-picture.ts'

export const presentUpload = ({ path }: { path: string }): StoredImage => ({
  url: pictureUrl(path),
  public_id: path,
})
