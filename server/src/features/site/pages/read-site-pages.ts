import { existsSync, readFileSync } from 'node:fs'
import { signInPage, sitePages } from '@thela/contract/site/pages'

const folder = new URL('../../../../../web/dist/', import.meta.url)

/** The pages as the build rendered them; none when the web app is not built. */
export function readSitePages() {
  return [...sitePages, signInPage].flatMap((path) => {
    const name = path === '/' ? 'index' : path.slice(1).replace('/', '-')
    const file = new URL(`site/${name}.html`, folder)
    return existsSync(file) ? [{ path, html: readFileSync(file, 'utf8') }] : []
  })
}

/** The page for unknown addresses. */
export function readNotFoundPage() {
  const file = new URL('site/not-found.html', folder)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The app without a prerendered page: it shows by itself that the site is under maintenance. */
export const readEmptyPage = () => readFileSync(new URL('index.html', folder), 'utf8')
