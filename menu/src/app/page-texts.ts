import { createContext } from 'react'

/**
 * On the server: the names and descriptions rendered into the page so far. The script reads them from the page
 * instead of including them a second time. In a browser: null.
 */
export const PageTexts = createContext<string[] | null>(null)

/** The elements that contain them, in the order in which they were rendered. */
export const PAGE_TEXT_SELECTOR = '.name,.description'
