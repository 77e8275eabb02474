type ReadableStorage = Pick<Storage, 'getItem'>

/**
 * What the browser remembers of a visitor: the theme they chose (written by ui/ThemeToggle.tsx) and whether they
 * have signed in (api/session.ts), for then the page greets them by name. Where the storage is closed, nothing.
 */
export function readVisitor(open: () => ReadableStorage) {
  try {
    const storage = open()
    const theme = storage.getItem('thela-theme')

    return {
      theme: theme === 'light' || theme === 'dark' ? theme : undefined,
      isKnown: storage.getItem('thela-token') !== null,
    }
  } catch {
    return { theme: undefined, isKnown: false }
  }
}
