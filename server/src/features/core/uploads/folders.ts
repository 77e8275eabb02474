import type { Caller } from '../../../caller.ts'
import { forbidden } from '../../../http/errors.ts'

export type Person = Pick<Caller, 'role' | 'id'>

/** The owner and folder of a picture; the platform's own have no vendor. */
export type UploadFolder = { vendorId: string | null; folder: string }

export const ownerOf = ({ role, id }: Person) => (role === 'VENDOR' ? id : null)

export const itemPictures = (vendorId: string) => `vendors/${vendorId}/menu_items`

/** The folder a caller named, if they may use it; both spellings of the items' folder are one (DEC-040). */
export function chooseFolder(person: Person, named: string | undefined): UploadFolder {
  const folder = foldersOf(person).get(named ?? '')
  if (!folder) throw forbidden('You may not use this folder')
  return { vendorId: ownerOf(person), folder }
}

function foldersOf({ role, id }: Person) {
  const own: [string, string][] =
    role === 'VENDOR'
      ? ['menu-items', 'menu_items', `vendors/${id}/menu-items`, `vendors/${id}/menu_items`].map((name) => [
          name,
          itemPictures(id),
        ])
      : [['ads', 'ads']]

  return new Map([['vendor-logos', 'vendor-logos'], ['vendor-covers', 'vendor-covers'], ...own])
}
