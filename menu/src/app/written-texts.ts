import { createContext } from 'react'

/**
 * On the server: the names and descriptions written into the page so far. They stand there already, so the script
 * reads them from there instead of carrying them a second time. In a browser: null.
 */
export const WrittenTexts = createContext<string[] | null>(null)

/** Where they stand, in the order they were written. */
export const WRITTEN = '.name,.description'
