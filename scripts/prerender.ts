// Renders the public pages of one language, so that they can be read before any script, or without.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { signInPage, sitePages } from '@thela/contract/site/pages'
import { interfaceLanguages } from '@thela/contract/values/languages'
import { build } from 'vite'
import type { PageHead } from '../web/src/site/page-heads.ts'
import { paintFirst, paintOnly } from './paint-first.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const bundleFolder = `${root}.cache/prerender`
const emptyRoot = '<div id="root"></div>'
const language = process.env.LANGUAGE ?? 'en'
/** Where the build has put the app in this language. */
const built = `${root}.cache/web/${language}`
const siteFolder = `${built}/site`

const { prerender, drawWaitingPage, headWords } = await bundleApp()
const shell = readFileSync(`${built}/index.html`, 'utf8')

mkdirSync(siteFolder, { recursive: true })
for (const path of sitePages) {
  const name = path === '/' ? 'index' : path.slice(1)
  writeFileSync(
    `${siteFolder}/${name}.html`,
    await fill(headOf(path, headWords.pages[path]), await prerender(path)),
  )
}
writeFileSync(
  `${siteFolder}/auth-login.html`,
  await fill(unlistedHead(`${headWords.login} | {siteName}`), await prerender(signInPage), paintOnly),
)
writeFileSync(
  `${siteFolder}/not-found.html`,
  await fill(unlistedHead(headWords.notFound), await prerender('/not-found')),
)
// The app's own pages are rendered in the browser; until then they show a loading page. Nearly all of them need the
// file of the dashboard, which the browser would ask for only once it has read the others.
const [dashboard] = readdirSync(`${built}/assets`).filter((file) => /^dashboard-.*\.js$/.test(file))
writeFileSync(
  `${built}/index.html`,
  withoutScript(shell, 'boot-site')
    .replace(/(<meta name="description" content=").*?"/, (_, start) => `${start}${headWords.description}"`)
    .replace(emptyRoot, () => `<div id="root" data-waiting="">${drawWaitingPage()}</div>`)
    .replace('</head>', `<link rel="modulepreload" crossorigin href="/assets/${dashboard}"></head>`),
)
// The app's caches have timers that would keep the process alive for minutes.
process.exit(0)

/** The app for a worker: the browser's code without a document, so that what it renders is what the browser expects. */
async function bundleApp(): Promise<typeof import('../web/src/app/prerender.tsx')> {
  await build({
    root: `${root}web`,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/app/prerender.tsx', outDir: bundleFolder, emptyOutDir: true },
    ssr: { noExternal: true, target: 'webworker' },
  })
  Object.assign(globalThis, { self: globalThis })
  return import(pathToFileURL(`${bundleFolder}/prerender.js`).href)
}

function fill(head: string, body: string, paint = paintFirst) {
  const page = withoutScript(shell, 'boot-app')
    .replace(/<title>.*?<\/title>\s*<meta name="description"[^>]*>/s, () => head)
    .replace(emptyRoot, () => `<div id="root">${body}</div>`)
  return paint(page, built)
}

/** The shell has the scripts of both kinds of pages. */
function withoutScript(html: string, name: string) {
  const from = html.indexOf(`<script data-boot="${name}">`)
  const end = '</script>'
  return html.slice(0, from) + html.slice(html.indexOf(end, from) + end.length)
}

/** For pages that search engines leave out. */
function unlistedHead(title: string) {
  return `<title>${title}</title><meta name="robots" content="noindex" /><meta property="og:site_name" content="{siteName}" />`
}

/** The server fills in what is in braces: the build does not know its address. */
function headOf(path: string, { title, description, picture }: PageHead) {
  const fullTitle = title ? `${title} | {siteName}` : '{siteName}: {siteDescription}'
  const properties = {
    'og:type': 'website',
    'og:site_name': '{siteName}',
    'og:title': fullTitle,
    'og:description': description,
    'og:url': addressIn(language, path),
    'og:image': `{origin}/${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': headWords.openGraphLocale,
  }
  return [
    `<title>${fullTitle}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${addressIn(language, path)}" />`,
    ...interfaceLanguages.map(
      (code) => `<link rel="alternate" hreflang="${code}" href="${addressIn(code, path)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="{origin}${path}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('')
}

/** Without a language in the address the page is English for whoever prefers none, as search engines do. */
function addressIn(language: string, path: string) {
  return `{origin}${path}${language === 'en' ? '' : `?lang=${language}`}`
}
