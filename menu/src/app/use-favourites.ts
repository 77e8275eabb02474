import { useCallback, useEffect, useState } from 'react'

const nothing: ReadonlySet<string> = new Set()

/** Favourites stay on the customer's device, apart for each vendor (DEC-090). */
export function useFavourites(vendorId: string) {
  const [favourites, setFavourites] = useState(nothing)
  const key = `favourites:${vendorId}`

  // The first render must match the server's, which has no local storage: read it afterwards.
  useEffect(() => setFavourites(readSet(key)), [key])

  const setFavourite = useCallback(
    (itemId: string, isFavourite: boolean) => {
      const next = new Set(readSet(key))
      if (isFavourite) next.add(itemId)
      else next.delete(itemId)

      writeSet(key, next)
      setFavourites(next)
    },
    [key],
  )

  return { favourites, setFavourite }
}

// Storage may be full, blocked or corrupt: the menu works without it.
function readSet(key: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(key) ?? '[]') as string[])
  } catch {
    return nothing
  }
}

function writeSet(key: string, set: ReadonlySet<string>) {
  try {
    localStorage.setItem(key, JSON.stringify([...set]))
  } catch {}
}
