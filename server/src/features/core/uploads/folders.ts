import type { Caller } from '../../../caller.ts'
import { forbidden } from '../../../http/errors.ts'

export type Person = Pick<Caller, 'role' | 'id'>

/** Whose picture it is and where it stands; the platform's own have no vendor. */
export type Shelf = { vendorId: string | null; folder: string }

export const ownerOf = ({ role, id }: Person) => (role === 'VENDOR' ? id : null)

export const itemPictures = (vendorId: string) => `vendors/${vendorId}/menu_items`

/** The folder a caller named, if it is his to use; both spellings of the items' folder are one (DEC-040). */
export function chooseShelf(person: Person, named: string | undefined): Shelf {
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
