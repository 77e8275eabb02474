import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const page = new URL('../../../web/dist/languages/en/index.html', import.meta.url)

/** The hashes of the inline scripts that the app's page runs before it paints: no other inline script is allowed. */
export function readInlineScripts() {
  if (!existsSync(page)) return []

  const scripts = readFileSync(page, 'utf8').matchAll(/<script data-boot="[\w-]+">(.*?)<\/script>/gs)
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
