import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import type pg from 'pg'

/** The TypeScript type of each column type, as column-types.ts parses it. */
const mapping = { timestamptz: 'string', int8: 'number' }

/** The TypeScript types of a migrated database, the content of types.ts. */
export function generateTypes({ host, user, password, database, port }: pg.ClientConfig) {
  const cli = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js')
  const url = `postgres://${user}:${encodeURIComponent(String(password))}@localhost:${port ?? 5432}/${database}?host=${encodeURIComponent(host ?? '')}`

  return execFileSync(
    process.execPath,
    [
      cli,
      '--dialect=postgres',
      '--camel-case',
      '--date-parser=string',
      '--numeric-parser=number',
      `--type-mapping=${JSON.stringify(mapping)}`,
      '--exclude-pattern=schema_migrations',
      '--log-level=silent',
      '--print',
      `--url=${url}`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
}
