import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isLong } from '../scripts/long.ts'
import { browserFlags, browserPath } from './browser.ts'
import { ADMIN } from './credentials.ts'
import { findFreePorts } from './find-free-ports.ts'

// Workers read the configuration too, and take the port of the run.
process.env.E2E_PORT ??= String(await findFreePorts())
const port = Number(process.env.E2E_PORT)
const origin = `http://localhost:${port}`

/** Each run has a platform of its own: a fresh data folder, the demo street, one administrator. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'thela-e2e-'))

export default defineConfig({
  testDir: '.',
  // They take minutes and need two more browsers.
  testIgnore: isLong ? [] : ['other-browsers/**'],
  outputDir: '../test-results',
  fullyParallel: true,
  // Two for each core: much of a test is waiting.
  workers: 4,
  // A busy machine may take its time; what is awaited must come all the same.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    launchOptions: {
      executablePath: browserPath,
      args: browserFlags,
    },
  },
  webServer: {
    command: 'node server/src/main.ts',
    cwd: '..',
    url: `${origin}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: '1',
      RATE_LIMIT_FACTOR: '1000',
      DEADLINE_FACTOR: '20',
      DATABASE_TOOL_PORT: String(port + 2000),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
    },
  },
})
