// A folder for what tests write, in memory where the machine has room for it.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** A run needs about half a gigabyte. */
const MIN_FREE_BYTES = 3 * 1024 ** 3
const PREFIX = 'thela-run-'

/**
 * The environment that sends temporary files to a new folder, which is gone when this process ends. Tests make and remove
 * many databases; on a disk, removing one of their folders takes up to a second.
 */
export function useTempFolder() {
  const parent = hasMemory() ? MEMORY : tmpdir()
  removeLeftovers(parent)
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`))
  // As root, PostgreSQL runs as another user, who has to get through.
  chmodSync(folder, 0o755)
  process.on('exit', () => remove(folder))
  return { TMPDIR: folder }
}

function hasMemory() {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= MIN_FREE_BYTES
}

/** Of runs that were killed. */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? []
    if (pid && !isRunning(Number(pid))) remove(join(parent, name))
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** What belongs to another user stays. */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  } catch {}
}
