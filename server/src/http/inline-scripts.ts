import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const folder = new URL('../../../web/dist/languages/en/', import.meta.url)
/** The app's page, and one of those that were rendered when it was built: all others have the same script. */
const pages = ['index.html', 'site/index.html'].map((name) => new URL(name, folder))

/** The hashes of the scripts that our pages run before they paint: no other inline script is allowed. */
export function readInlineScripts() {
  const scripts = pages.filter((page) => existsSync(page)).flatMap(readScripts)
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

function readScripts(page: URL) {
  const found = readFileSync(page, 'utf8').matchAll(/<script data-boot="[\w-]+">(.*?)<\/script>/gs)
  return [...found].map(([, script = '']) => script)
}
