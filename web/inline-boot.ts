import { join, normalize } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const folder = join(import.meta.dirname, 'src/boot')
const placeholder = '<script data-boot></script>'

/** Puts src/boot/boot.ts into the page, bundled and without spaces: it has to run before the first paint. */
export function inlineBoot(): Plugin {
  return {
    name: 'inline-boot',
    configureServer({ watcher, ws }) {
      watcher.on('change', (file) => normalize(file).startsWith(folder) && ws.send({ type: 'full-reload' }))
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (!html.includes(placeholder)) return html
        const script = await bundleBoot()
        return html.replace(placeholder, () => `<script>${script}</script>`)
      },
    },
  }
}

async function bundleBoot() {
  const [{ output }] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: 'oxc',
      lib: { entry: join(folder, 'boot.ts'), formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  })) as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
