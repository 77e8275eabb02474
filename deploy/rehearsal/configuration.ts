import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** Writes a file of this folder with its places filled in, readable by the programs that have users of their own. */
export function fillIn(file: string, target: string, values: Record<string, string | number>) {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/@([A-Z_]+)@/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`${file} needs ${name}`)
    return String(values[name])
  })
  writeFileSync(target, text)
  chmodSync(target, 0o644)
}

/** Ports of this machine that nobody uses, all different. */
export async function freePorts<Name extends string>(names: readonly Name[]) {
  const servers = await Promise.all(names.map(() => openAnywhere()))
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return Object.fromEntries(names.map((name, n) => [name, ports[n]])) as Record<Name, number>
}

const openAnywhere = () =>
  new Promise<ReturnType<typeof createServer>>((opened) => {
    const server = createServer().listen(0, '127.0.0.1', () => opened(server))
  })
