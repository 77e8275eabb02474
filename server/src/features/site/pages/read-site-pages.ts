import { existsSync, readFileSync } from 'node:fs'
import { sitePages } from '@thela/contract/site/pages'

const folder = new URL('../../../../../web/dist/', import.meta.url)

/** The pages as the build rendered them; none when the web app is not built. */
export function readSitePages() {
  return sitePages.flatMap((path) => {
    const file = new URL(`site/${path === '/' ? 'index' : path.slice(1)}.html`, folder)
    return existsSync(file) ? [{ path, html: readFileSync(file, 'utf8') }] : []
  })
}

/** The app without a page in it: it finds out by itself that the site is closed. */
export const readEmptyPage = () => readFileSync(new URL('index.html', folder), 'utf8')
