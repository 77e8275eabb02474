import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Imports each icon from its own file: through the file that lists them all, every icon would seem needed everywhere. */
export function directIcons(): Plugin {
  let files = new Map<string, string>()

  return {
    name: 'direct-icons',
    apply: 'build',
    async buildStart() {
      const list = await this.resolve('lucide-react', join(import.meta.dirname, 'src/app/main.tsx'))
      if (list) files = readFiles(list.id)
    },
    transform: {
      order: 'post',
      filter: { id: /[\\/]web[\\/]src[\\/]/, code: 'lucide-react' },
      handler: (code) => ({
        code: code.replace(/import \{([^}]*)\} from ["']lucide-react["'];?/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => importOf(name, files))
            .join('\n'),
        ),
        map: null,
      }),
    },
  }
}

/** The file of every name: `export { default as Plus, default as PlusIcon } from './icons/plus.mjs'`. */
function readFiles(list: string) {
  const lines = readFileSync(list, 'utf8').matchAll(/^export \{(.*)\} from '(.*)'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name): [string, string] => [name.trim().replace('default as ', ''), join(dirname(list), file)]),
    ),
  )
}

function importOf(name: string, files: Map<string, string>) {
  const [imported = '', local = imported] = name.split(' as ')
  const file = files.get(imported)
  if (!file) throw new Error(`There is no icon ${imported}`)
  return `import ${local} from ${JSON.stringify(file)};`
}
