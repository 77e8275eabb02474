type ReadableStorage = Pick<Storage, 'getItem'>

/**
 * What the browser remembers of a visitor: the theme they chose (written by ui/ThemeToggle.tsx) and the token
 * of their session (api/session/session.ts), if they have signed in. Where the storage is closed, nothing.
 */
export function readVisitor(open: () => ReadableStorage) {
  try {
    const storage = open()
    const theme = storage.getItem('thela-theme')

    return {
      theme: theme === 'light' || theme === 'dark' ? theme : undefined,
      token: storage.getItem('thela-token'),
    }
  } catch {
    return { theme: undefined, token: null }
  }
}
