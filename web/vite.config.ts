import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { directIcons } from './direct-icons.ts'
import { inlineBoot } from './inline-boot.ts'
import { inlineHelpers } from './inline-helpers.ts'
import { firstScreen, shareChunks } from './share-chunks.ts'
import { withoutSchemas } from './without-schemas.ts'

const server = 'http://127.0.0.1:3001'

// The server draws public menus (/{slug}/{vendorId}), so every two-part path that is not the app's goes there.
const menuPath =
  '^/(?!src/|node_modules/|@|auth/|dashboard/|admin/|ads/example|test/|assets/|icons/)[^/?]+/[^/?.]+/?(\\?.*)?$'

/** The page of the database tool is a program of its own: no other page loads it. */
const studio = defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [react()],
  // The studio sends usage data to its vendor unless this is set.
  define: { 'globalThis.process.env': { CHECKPOINT_DISABLE: '1' } },
  build: {
    outDir: 'studio/dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: 'studio.html' },
  },
})

/** Texts are put into the code when it is built, so every language of the interface is a build of its own. */
const language = process.env.LANGUAGE ?? 'en'

const nameLanguage: Plugin = {
  name: 'name-language',
  transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
}

const app = defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@thela/words': join(import.meta.dirname, '../words', language) } },
  plugins: [
    react(),
    tailwind(),
    nameLanguage,
    inlineBoot(),
    withoutSchemas(),
    directIcons(),
    inlineHelpers(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/uploads': server, [menuPath]: server },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      // Each text goes where it is used, so that a page does not load those of others.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-)?(router|query|history|store)[\w-]*)[\\/]/,
              priority: 2,
            },
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: firstScreen, debugName: 'dashboard', includeDependenciesRecursively: false },
            {
              name: shareChunks,
              debugName: 'shared',
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})

export default defineConfig(({ mode }) => (mode === 'studio' ? studio : app))
