// What every command needs first: the packages, and the Node that comes with them.
// Runs on whatever Node the machine has, so it uses nothing newer than Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const tools = join(root, 'node_modules', '.bin')
const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

export function installIfNeeded() {
  if (isInstalled()) return
  console.log('Installing packages (only once, about a minute) …')
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('The packages could not be installed. See the error from npm above.')
}

/** npm writes this file last: if it is older than the lock file, packages have changed since. */
function isInstalled() {
  const done = join(root, 'node_modules', '.package-lock.json')
  const wanted = join(root, 'package-lock.json')
  return (
    existsSync(done) && existsSync(projectNode) && statSync(done).mtimeMs >= statSync(wanted).mtimeMs - 1000
  )
}

const environment = (more) => ({ ...process.env, PATH: tools + delimiter + process.env.PATH, ...more })

/** Runs a script on the project's Node and resolves with its exit code; signals are forwarded, and output goes to `onOutput` if given. */
export function runNode(args, { env = {}, cwd = root, onOutput } = {}) {
  const output = onOutput ? 'pipe' : 'inherit'
  const child = spawn(projectNode, args, { cwd, stdio: ['inherit', output, output], env: environment(env) })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
  const forward = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward)
  stopWithoutParent(child)
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** npm runs us in a shell that ends on SIGTERM without forwarding it: then our parent process changes. */
function stopWithoutParent(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500).unref()
}

/** Runs a tool of the project and resolves with its exit code. */
export function runTool(name, args, options) {
  return runNode([join(tools, name), ...args], options)
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
