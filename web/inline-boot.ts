import { join, normalize } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const folder = join(import.meta.dirname, 'src/boot')
const placeholders = /<script data-boot="([\w-]+)"><\/script>/g

/**
 * Puts these files of src/boot into the page, bundled and without spaces: they have to run before the first paint. Their
 * names stay, because each page keeps one of them (scripts/prerender.ts).
 */
export function inlineBoot(): Plugin {
  return {
    name: 'inline-boot',
    configureServer({ watcher, ws }) {
      watcher.on('change', (file) => normalize(file).startsWith(folder) && ws.send({ type: 'full-reload' }))
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const names = [...html.matchAll(placeholders)].map(([, name = '']) => name)
        const scripts = new Map<string, string>()
        for (const name of names) scripts.set(name, await bundle(name))
        return html.replace(
          placeholders,
          (_, name) => `<script data-boot="${name}">${scripts.get(name)}</script>`,
        )
      },
    },
  }
}

async function bundle(name: string) {
  const [{ output }] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: 'oxc',
      lib: { entry: join(folder, `${name}.ts`), formats: ['iife'], name: 'boot', fileName: name },
    },
  })) as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
