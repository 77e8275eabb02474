import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,menu,web,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/test/start-postgres.ts'],
    // Two cores: one file per core, the database beside them.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
})
