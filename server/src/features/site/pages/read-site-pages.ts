import { existsSync, readFileSync } from 'node:fs'
import { signInPage, sitePages } from '@thela/contract/site/pages'
import { type InterfaceLanguage, interfaceLanguages } from '@thela/contract/values/languages'

const folder = new URL('../../../../../web/dist/languages/', import.meta.url)

type Pages = Record<InterfaceLanguage, string>

/** The pages as the build rendered them, in each language; none when the web app is not built. */
export function readSitePages() {
  return [...sitePages, signInPage].flatMap((path) => {
    const pages = readPages(path === '/' ? 'index' : path.slice(1).replace('/', '-'))
    return pages ? [{ path, pages }] : []
  })
}

/** The page for unknown addresses. */
export const readNotFoundPages = () => readPages('not-found')

function readPages(name: string): Pages | undefined {
  if (!existsSync(new URL(`en/site/${name}.html`, folder))) return undefined
  const read = (language: string) => readFileSync(new URL(`${language}/site/${name}.html`, folder), 'utf8')
  return Object.fromEntries(interfaceLanguages.map((language) => [language, read(language)])) as Pages
}

/** The app without a prerendered page: it shows by itself that the site is under maintenance. */
export const readEmptyPage = (language: InterfaceLanguage) =>
  readFileSync(new URL(`${language}/index.html`, folder), 'utf8')
