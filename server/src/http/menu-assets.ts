import { readFileSync } from 'node:fs'

const manifest = new URL('../../../menu/dist/client/.vite/manifest.json', import.meta.url)

/** The file name of the built menu script, which changes with its content. */
export function readMenuAssets() {
  const entries: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  const entry = Object.values(entries).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The menu is not built')

  return { scriptUrl: `/assets/menu/${entry.file}` }
}
