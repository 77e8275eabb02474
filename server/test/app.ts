import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountsApi } from '@thela/contract/identity/accounts'
import type { InjectOptions } from 'fastify'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { readsOfPrimary } from '../src/db/replica.ts'
import { createAdminFromEnvironment } from '../src/features/identity/admins/first-admin.ts'
import { localFiles } from '../src/files/local-files.ts'
import { createMailer } from '../src/mail/mailer.ts'
import type { Platform } from '../src/platform.ts'
import { atEnd } from './at-end.ts'
import { createTestDatabase } from './database.ts'

export const PASSWORD = 'Passw0rd!'
export const ADMIN = { email: 'admin@example.com', password: 'a long administrator phrase' }

type Stores = Pick<Platform, 'files' | 'backups' | 'reads'>

/** The whole server with its own database, without a port. */
export async function createTestApp(settings: Partial<Config> = {}, stores: Partial<Stores> = {}) {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'thela-files-'))
  const config: Config = {
    ...readConfig({
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: 'http://thela.test',
      RATE_LIMIT_FACTOR: '1000',
      // Any free port, so that parallel test runs do not conflict.
      DATABASE_TOOL_PORT: '0',
    }),
    firstAdmin: ADMIN,
    ...settings,
  }
  const platform: Platform & { source: typeof database.connection } = {
    db: database.db,
    reads: readsOfPrimary(database.db),
    source: database.connection,
    config,
    files: localFiles(join(dataDir, 'uploads')),
    mailer: createMailer(config.mail),
    ...stores,
  }
  await createAdminFromEnvironment(platform.db, config)
  const app = await buildApp(platform)
  atEnd(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  return { app, platform, ...database, ...people(app) }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

const phones = { next: 9_800_000_000 }

/** The data that the registration screen sends. */
export function registration(more: object = {}) {
  return {
    name: 'Asha Patel',
    businessName: 'Asha Chaat House',
    phone: `+91${phones.next++}`,
    password: PASSWORD,
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
    ...more,
  }
}

function people(app: Awaited<ReturnType<typeof buildApp>>) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, more: InjectOptions = {}) =>
    app.inject({ method, url, ...more })

  async function signedInVendor(more: object = {}) {
    const payload = registration(more)
    const { path } = accountsApi.registerVendor
    const answer = await app.inject({ method: 'POST', url: path, payload })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    const { token, user } = answer.json()
    return { ...payload, id: user.id as string, token: token as string, user, headers: bearer(token) }
  }

  async function signedInAdmin() {
    const answer = await app.inject({ method: 'POST', url: accountsApi.loginAdmin.path, payload: ADMIN })
    const { token, user } = answer.json()
    return { id: user.id as string, token: token as string, headers: bearer(token) }
  }

  return { send, signedInVendor, signedInAdmin }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
