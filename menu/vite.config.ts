import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildEnvironmentOptions, build, defineConfig, type Plugin } from 'vite'

/** React, the app and its parts are one file that every template shares: it compresses best, and a menu loads three files. */
const shared = {
  // Otherwise it would swallow what the entry needs, and the entry would load React at once.
  includeDependenciesRecursively: false,
  // Only the longest menus are packed in a browser, to compare them; only slips are paid.
  groups: [
    {
      name: 'menu',
      test: /node_modules(?!.(qrcode|dijkstrajs))|contract.src.(?!ads|menus.diets|values.(fold-text|upi)|vendors.open-state)|menu.src.(app(?!.dialogs)|parts|codec(?!.pack))/,
    },
  ],
}

const phones = ['chrome93', 'firefox92', 'safari15.4']

/** For phones: the files behind /assets/menu/, and a manifest that names the entry. */
const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  assetsDir: '',
  manifest: true,
  target: phones,
  modulePreload: false,
  rolldownOptions: {
    input: 'src/boot/hydrate.ts',
    // None of our objects does anything when a property of it is read.
    treeshake: { propertyReadSideEffects: false },
    // A module that is loaded later needs no name of its kind.
    output: { codeSplitting: shared, generatedCode: { symbols: false } },
  },
}

/** For the server: one file, React inside it. */
const serverBuild: BuildEnvironmentOptions = {
  ssr: 'src/page/render.tsx',
  outDir: 'dist',
  emptyOutDir: false,
  target: 'node24',
  cssMinify: true,
  cssTarget: phones,
  // A list of hours needs words at once that a phone loads later.
  rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
}

/** For the frame that runs uploaded designs: one plain script, because a policy can name it. */
const frameBuild: BuildEnvironmentOptions = {
  outDir: 'dist/frame',
  target: phones,
  modulePreload: false,
  rolldownOptions: {
    input: 'src/frame/runtime/runtime.tsx',
    output: { format: 'iife', entryFileNames: 'runtime.js' },
  },
}

/** For the worker that keeps menus on phones: one plain script, because not every browser takes a module there. */
const offlineBuild: BuildEnvironmentOptions = {
  outDir: 'dist/offline',
  target: phones,
  rolldownOptions: {
    input: 'src/offline/worker.ts',
    output: { format: 'iife', entryFileNames: 'worker.js' },
  },
}

const builds: Record<string, BuildEnvironmentOptions> = { frame: frameBuild, offline: offlineBuild }

/** Vite's helper preloads what a module imports. What ours import is there already, and the helper takes 1.4 KB. */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
}

/** As CommonJS it would need a helper that every menu had to load as a file of its own: bundled apart, it has its own. */
const qrCodeApart: Plugin = {
  name: 'qr-code-apart',
  async load(id) {
    if (!id.endsWith('qrcode/lib/browser.js')) return undefined
    const lib = { entry: id, formats: ['es' as const], fileName: 'qrcode' }
    const built = await build({ configFile: false, logLevel: 'warn', build: { lib, write: false } })
    const [file] = Array.isArray(built) ? built : []
    return file?.output[0].code
  },
}

/** Letters in parts of the size that is set on the phone, which the sources give in pixels at its usual size. */
const textFollowsPhone: Plugin = {
  name: 'text-follows-phone',
  enforce: 'pre',
  transform: (code, id) =>
    /menu.src.+\.css/.test(id)
      ? code.replace(/(?:font(?:-size)?|line-height):[^;]+/g, (rule) =>
          rule.replace(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) / 16}rem`.replace(/^0/, '')),
        )
      : undefined,
}

/** A word's name is in the file of each language and in the code: as a few letters it costs a phone less. */
function shortenWords(): Plugin {
  const files = ['menu', 'menu-later'].map((name) => join(import.meta.dirname, `../words/en/${name}.ts`))
  const names = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm), ([, name]) => name),
  )
  const short = (name: string) => (names.includes(name) ? `w${names.indexOf(name).toString(36)}` : name)

  return {
    name: 'shorten-words',
    enforce: 'pre',
    transform(code, id) {
      if (/words.\w\w.menu(-later)?\.ts$/.test(id))
        return code.replace(/^(export const )(\w+)/gm, (_, start, name) => start + short(name))
      if (/menu.src.+\.tsx?$/.test(id))
        return code.replace(/\b((?:words|laterWords)\.)(\w+)/g, (_, start, name) => start + short(name))
      return undefined
    },
  }
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  base: '/assets/menu/',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: {
    // Production code, whatever NODE_ENV is while it is built.
    'process.env.NODE_ENV': '"production"',
    // What reports to React's developer tools is left out of what phones load.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  ssr: { noExternal: true },
  plugins: [
    withoutPreloadHelper,
    textFollowsPhone,
    ...(isSsrBuild || builds[mode] ? [] : [qrCodeApart, shortenWords()]),
  ],
  build: isSsrBuild ? serverBuild : (builds[mode] ?? browserBuild),
}))
