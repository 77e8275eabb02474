import { defineConfig } from 'vitest/config'

/** A busy machine may take its time; what is awaited must come all the same. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    // Two cores: one file per core, the database beside them.
    maxWorkers: 2,
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
          name: 'screens',
          include: ['{menu,web}/**/*.test.{ts,tsx}'],
          ...patience,
        },
      },
    ],
  },
})
