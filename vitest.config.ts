import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, browserPath } from './e2e/browser.ts'

/** A busy machine may take its time; what is awaited must come all the same. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    // Two cores, and a file often waits: for the database, for a program that starts.
    maxWorkers: 3,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'server',
          include: ['{contract,scripts,server}/**/*.test.ts'],
          globalSetup: ['server/test/build-assets.ts', 'server/test/start-postgres.ts'],
          // The whole server is loaded once per core, not once per file: a third of the time was loading.
          isolate: false,
          // What is slow on a busy machine is not silent.
          env: { DEADLINE_FACTOR: '20' },
          ...patience,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['{menu,web}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.screen.test.tsx', '**/node_modules/**'],
          setupFiles: ['menu/src/testing/speak-english.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [react(), tailwind()],
        // React as customers get it: its development build needs half as much CPU again.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { development: false } },
        test: {
          name: 'screens in a browser',
          include: ['web/src/**/*.screen.test.tsx'],
          setupFiles: ['web/src/testing/set-up-screens.ts'],
          // A page per core for all files: loading the app takes longer than most of the tests.
          isolate: false,
          // After the others, which use both cores.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            locators: { exact: false },
            provider: playwright({
              launchOptions: {
                executablePath: browserPath,
                args: browserFlags,
              },
              // What is closed is gone at once, not only when its animation has ended.
              contextOptions: { timezoneId: 'Asia/Kolkata', locale: 'en-IN', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
          ...patience,
          // A screen answers within a few milliseconds: it is looked at more often than every 50.
          expect: { poll: { ...patience.expect.poll, interval: 20 } },
        },
      },
    ],
  },
})
