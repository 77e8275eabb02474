import { randomBytes } from 'node:crypto'
import type { Source } from '../../../db/connect.ts'
import { type Client, withClient } from '../../../db/with-client.ts'

const VIEWER = 'thela_viewer'
/** Hidden from the tool: with these somebody could impersonate someone else. */
const SECRETS = 'sessions, known_devices, one_time_tokens, visitor_salts, ad_delivery'
const TABLES_WITH_PASSWORDS = ['vendors', 'admins']

/** The tool's connection: a read-only role of its own, with a new password each time. */
export async function prepareViewer(source: Source): Promise<Source> {
  const password = randomBytes(24).toString('base64url')
  await withClient(source, 'thela database tool', async (client) => {
    await makeRole(client)
    await client.query(`alter role ${VIEWER} login password ${client.escapeLiteral(password)}`)
    await client.query(`alter role ${VIEWER} set default_transaction_read_only = on`)
    await client.query(`alter role ${VIEWER} set statement_timeout = '15s'`)
    await client.query(`grant usage on schema public to ${VIEWER}`)
    await client.query(`grant select on all tables in schema public to ${VIEWER}`)
    await client.query(`revoke all on ${SECRETS} from ${VIEWER}`)
    for (const table of TABLES_WITH_PASSWORDS) await hidePasswords(client, table)
  })
  return asUser(source, VIEWER, password)
}

async function makeRole(client: Client) {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [VIEWER])
  if (rows.length === 0) await client.query(`create role ${VIEWER} login`)
}

/** A grant on the whole table would include every column. */
async function hidePasswords(client: Client, table: string) {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name <> 'password_hash'`,
    [table],
  )
  await client.query(`revoke all on ${table} from ${VIEWER}`)
  await client.query(`grant select (${rows[0]?.columns}) on ${table} to ${VIEWER}`)
}

function asUser({ connectionString, ...source }: Source, user: string, password: string): Source {
  if (!connectionString) return { ...source, user, password }
  const address = new URL(connectionString)
  Object.assign(address, { username: user, password })
  return { ...source, connectionString: address.href }
}
