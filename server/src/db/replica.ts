import { sql } from 'kysely'
import { connect, type Db, type Source } from './connect.ts'
import { isDatabaseDown, isSerializationFailure } from './database-errors.ts'
import { deadlinesMs } from './deadlines.ts'
import { withDeadline } from './with-deadline.ts'

export type Place = 'primary' | 'replica'

/** Where questions that only read are asked. */
export type Reads = {
  /** The primary for somebody who has just written, or when no replica can be used. */
  chooseFor(callerId: string): Promise<Place>
  /** Asks there; a replica that fails is left out, and the primary is asked instead. */
  askAt<T>(place: Place, question: (db: Db) => Promise<T>): Promise<T>
  isReplicaInUse(): boolean
  /** For work on a connection of its own, while the replica can be used. */
  sourceAt(place: Place): Source | undefined
}

/** Asks for somebody who is signed in. */
export const askFor = async <T>(reads: Reads, callerId: string, question: (db: Db) => Promise<T>) =>
  reads.askAt(await reads.chooseFor(callerId), question)

export const readsOfPrimary = (db: Db): Reads => ({
  chooseFor: async () => 'primary',
  askAt: (_place, question) => question(db),
  isReplicaInUse: () => false,
  sourceAt: () => undefined,
})

const CHECK_MS = 1000
export const MAX_LAG_MS = 10_000

type Means = { hasJustWritten: (db: Db, callerId: string) => Promise<boolean>; now?: () => number }

/** Asks a replica of the primary as long as it answers and lags at most ten seconds. Decision 050. */
export function openReplica(primary: Db, replicaSource: Source, { hasJustWritten, now = Date.now }: Means) {
  const { db: replica, close } = connect(replicaSource)
  const state = { isUsable: false, checking: undefined as Promise<void> | undefined }
  const measureLag = makeLagMeter(now)

  async function check() {
    const askedAt = now()
    try {
      const [written, replayed] = await withDeadline(
        deadlinesMs.readiness,
        Promise.all([
          withDeadline(deadlinesMs.connection, readWritten(primary)).catch(() => undefined),
          readReplayed(replica),
        ]),
      )
      state.isUsable = measureLag({ askedAt, written, replayed }) <= MAX_LAG_MS
    } catch {
      state.isUsable = false
    }
  }

  /** One check at a time: a replica that does not answer would pile them up. */
  const checkAlone = () => {
    state.checking ??= check().finally(() => {
      state.checking = undefined
    })
    return state.checking
  }
  checkAlone()
  const timer = setInterval(checkAlone, CHECK_MS).unref()

  const reads: Reads = {
    async chooseFor(callerId) {
      return state.isUsable && !(await hasJustWritten(primary, callerId)) ? 'replica' : 'primary'
    },
    async askAt(place, question) {
      if (place === 'primary' || !state.isUsable) return question(primary)
      try {
        return await question(replica)
      } catch (error) {
        if (!isFaultOfReplica(error)) throw error
        state.isUsable = false
        return question(primary)
      }
    },
    isReplicaInUse: () => state.isUsable,
    sourceAt: (place) => (place === 'replica' && state.isUsable ? replicaSource : undefined),
  }

  return {
    reads,
    /** For tests: a check that begins now. */
    async check() {
      await state.checking
      await checkAlone()
    },
    async close() {
      clearInterval(timer)
      await state.checking
      await close()
    },
  }
}

/** Also a statement that stood in the way of what the primary sent (40001); a fault of the question is none of it. */
export const isFaultOfReplica = (error: unknown) =>
  isSerializationFailure(error) ||
  (isDatabaseDown(error) &&
    !(error instanceof Error && 'code' in error && FAULTS_OF_QUESTION.includes(String(error.code))))

/** One that takes too long would do so anywhere, and one that writes must not come here. */
const FAULTS_OF_QUESTION = ['57014', '25006']

/**
 * How long ago the replica had everything that was written: compared with positions of the primary that were seen
 * before, because no clock and no timestamp tells an idle primary from a cut connection.
 */
function makeLagMeter(now: () => number) {
  let seen: { position: number; at: number }[] = []
  let completeAt = Number.NEGATIVE_INFINITY

  return ({ askedAt, written, replayed }: Positions) => {
    // Not a replica, or no longer: it was promoted.
    if (replayed === null) return Number.POSITIVE_INFINITY
    if (written !== undefined) seen = [...seen, { position: written, at: askedAt }].slice(-MAX_SEEN)
    const replayedAt = seen.findLast(({ position }) => position <= replayed)?.at
    completeAt = replayedAt ?? completeAt
    seen = seen.filter(({ position }) => position > replayed)
    // Nothing is written while the primary is gone, so a replica that has everything does not get older.
    if (written === undefined && seen.length === 0 && Number.isFinite(completeAt)) return 0
    return now() - completeAt
  }
}

type Positions = { askedAt: number; written: number | undefined; replayed: number | null }

const MAX_SEEN = 1000

async function readWritten(db: Db) {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`.execute(db)
  return rows[0]?.position ?? 0
}

async function readReplayed(db: Db) {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end
      as position`.execute(db)
  return rows[0]?.position ?? null
}
