import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'

/** React, the app and its parts are one file that every template shares: it compresses best, and a menu loads three files. */
const shared = {
  // Otherwise it would swallow what the entry needs, and the entry would load React at once.
  includeDependenciesRecursively: false,
  // Only the longest menus are packed in a browser, to compare them.
  groups: [
    {
      name: 'menu',
      test: /node_modules|contract.src.(?!ads|values.fold-text)|menu.src.(app|parts|codec(?!.pack))/,
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

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  base: '/assets/menu/',
  // Production code, whatever NODE_ENV is while it is built.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  plugins: [withoutPreloadHelper],
  build: isSsrBuild ? serverBuild : (builds[mode] ?? browserBuild),
}))
