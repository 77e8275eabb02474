import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { HttpError, unavailable } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import type { AccessDecision, Viewer } from '../../../studio/messages.ts'
import { insertAuditLog } from '../../core/audit-logs/queries.ts'
import { recordChange } from '../../core/audit-logs/record-change.ts'
import { findSession } from '../../identity/sessions/queries.ts'
import { runTool, type Tool } from './run-tool.ts'

type Admin = Caller<'SUPER_ADMIN'>

const IDLE_MS = 30 * 60_000

/** Starts and stops this server's database tool. Every start, stop and query is in the audit log (DEC-180). */
export function makeToolOperator(platform: Platform, { idleMs = IDLE_MS } = {}) {
  const { db } = platform
  let tool: Promise<Tool> | undefined

  /** Calls that arrive while it starts share the same process. */
  function startOnce() {
    tool ??= runTool(platform, idleMs, {
      checkAccess: (viewer, sql) => judge(db, viewer, sql),
      onEnd: () => {
        if (tool) recordEnd(db)
        tool = undefined
      },
    }).catch(clearAndExplain)
    return tool
  }

  function clearAndExplain(error: unknown): never {
    tool = undefined
    if (error instanceof HttpError) throw error
    throw unavailable(`Failed to start pgAdmin: ${(error as Error).message}`)
  }

  async function stopQuietly() {
    const running = tool
    tool = undefined
    await running?.then((tool) => tool.stop()).catch(() => {})
  }

  return {
    status: async () => (await tool?.catch(() => undefined))?.url ?? null,

    async start(admin: Admin) {
      const { addressFor } = await startOnce()
      await record(db, admin, { changed: 'started' }).catch(async (error) => {
        await stopQuietly()
        throw error
      })
      return addressFor({
        role: admin.role,
        id: admin.id,
        ip: admin.ip,
        sessionHash: admin.tokenHash.toString('base64'),
      })
    },

    async stop(admin: Admin) {
      await record(db, admin, { changed: 'stopped' })
      await stopQuietly()
    },

    close: stopQuietly,
  }
}

/** Checked in the database each time: logging out, losing access or changing the password ends access to the tool too. */
async function judge(db: Db, viewer: Viewer, sql?: string): Promise<AccessDecision> {
  const session = await findSession(db, Buffer.from(viewer.sessionHash, 'base64'))
  if (session?.adminId !== viewer.id) return 'signed out'
  // A query that cannot be logged is not answered either.
  if (sql !== undefined) await record(db, viewer, { query: sql })
  return 'allowed'
}

const record = (db: Db, admin: Pick<Admin, 'role' | 'id' | 'ip'>, metadata: object) =>
  recordChange(db, admin, { action: 'UPDATE', entity: 'DATABASE_TOOL', entityId: 'pgadmin', metadata })

/** The tool ended by itself: it was idle, or it crashed. */
const recordEnd = (db: Db) =>
  insertAuditLog(db, {
    actorType: 'SYSTEM',
    actorId: null,
    action: 'UPDATE',
    entity: 'DATABASE_TOOL',
    entityId: 'pgadmin',
    metadata: { changed: 'stopped', why: 'it was idle, or it ended by itself' },
    ipAddress: null,
  }).catch(() => {})
