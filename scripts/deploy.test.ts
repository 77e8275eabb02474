import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { refuseUnsafeSettings } from '../server/src/startup/refuse-unsafe-start.ts'
import { createTestApp } from '../server/test/app.ts'

const folder = fileURLToPath(new URL('../deploy/', import.meta.url))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

// The reader of YAML is a dependency of our OpenAPI pages.
const fromSwagger = createRequire(
  createRequire(new URL('../server/src/app.ts', import.meta.url)).resolve('@fastify/swagger'),
)
const { parse, parseAllDocuments } = fromSwagger('yaml')
const readYaml = (file: string) => parse(read(file), { merge: true })

type Service = {
  restart?: string
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: object
}
type Compose = { services: Record<string, Service>; volumes: object }

const single: Compose = readYaml('compose.yaml')
const cluster: Compose = readYaml('cluster/compose.yaml')

test.each([
  ...Object.entries(single.services),
  ...Object.entries(cluster.services).filter(([name]) => name !== 'bucket'),
])('%s restarts after a reboot or a crash', (_name, { restart }) => {
  expect(restart).toBe('unless-stopped')
})

const image = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)
const program = readFileSync(new URL('../server/src/config.ts', import.meta.url), 'utf8')

/** What the operator must set gets an example, what they may set stays empty. */
const filledIn = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{PUBLIC_ORIGIN:\?[^}]*\}/, 'https://menus.example')
        .replace(/\$\{\w+:\?[^}]*\}/, 'a value of at least 32 characters')
        .replace(/\$\{\w+:-\}/, ''),
    ]),
  )

test.each([
  ['compose.yaml', single.services.thela],
  ['cluster/compose.yaml, first node,', cluster.services['thela-1']],
  ['cluster/compose.yaml, second node,', cluster.services['thela-2']],
])('the image and %s set what is needed to start, and no unknown variable [NODE-08]', (_file, service) => {
  const set = filledIn(service?.environment)
  for (const name of [...Object.keys(image), ...Object.keys(set)]) expect(program).toContain(`  ${name}: `)
  expect(() => refuseUnsafeSettings(readConfig({ ...image, ...set }))).not.toThrow()
})

test('the cluster has two nodes behind nginx, a primary with a standby and an object store [NODE-08]', () => {
  const { services, volumes } = cluster
  expect(Object.keys(services)).toEqual([
    'nginx',
    'thela-1',
    'thela-2',
    'primary',
    'standby',
    'store',
    'bucket',
  ])
  const nginx = read('cluster/nginx.conf')
  for (const node of ['thela-1', 'thela-2']) {
    expect(nginx).toContain(`server ${node}:3001`)
    const { host } = new URL(filledIn(services[node]?.environment).DATABASE_URL ?? '')
    const replica = new URL(filledIn(services[node]?.environment).DATABASE_REPLICA_URL ?? '')
    expect([host, replica.host]).toEqual(['primary:5432', 'standby:5432'])
  }
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  )
  expect(
    mounted
      .filter((name) => name.startsWith('./'))
      .map((name) => name.slice(2))
      .sort(),
  ).toEqual(
    readdirSync(join(folder, 'cluster'))
      .filter((name) => name !== 'compose.yaml')
      .sort(),
  )
  expect(mounted.filter((name) => !name.startsWith('./')).sort()).toEqual(Object.keys(volumes).sort())
})

test('the Kubernetes manifest starts two nodes that are asked whether they are ready, with known settings [NODE-08]', () => {
  const parts = parseAllDocuments(read('kubernetes.yaml')).map(
    (part: { toJS(): object; errors: unknown[] }) => {
      expect(part.errors).toEqual([])
      return part.toJS()
    },
  )
  expect(parts.map(({ kind }: { kind: string }) => kind)).toEqual([
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'Ingress',
  ])
  const [{ spec }, service, budget, ingress] = parts
  const { containers, volumes } = spec.template.spec
  const [{ env, ports, readinessProbe, livenessProbe, volumeMounts }] = containers
  expect(spec.replicas).toBe(2)
  expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(['/readyz', '/livez'])
  expect(ports).toEqual([{ name: 'http', containerPort: readConfig({}).port }])
  expect(volumeMounts).toEqual([{ name: volumes[0].name, mountPath: image.DATA_DIR }])
  for (const selector of [spec.selector.matchLabels, service.spec.selector, budget.spec.selector.matchLabels])
    expect(selector).toEqual(spec.template.metadata.labels)
  expect(ingress.spec.rules[0].http.paths[0].backend.service.name).toBe(service.metadata.name)

  const named = [...read('kubernetes.yaml').matchAll(/--from-literal=(\w+)=/g)].map(([, name]) => name)
  for (const name of [...named, ...env.map(({ name }: { name: string }) => name)])
    expect(program).toContain(`  ${name}: `)
})

/** The metrics that a node publishes. */
async function listMetrics() {
  const { app } = await createTestApp({
    metricsToken: 'sixteen-letters-or-more',
    databaseReplicaUrl: 'postgres://replica',
  })
  const headers = { authorization: 'Bearer sixteen-letters-or-more' }
  await app.inject({ url: '/metrics', headers })
  const { body } = await app.inject({ url: '/metrics', headers })
  return new Set(
    [...body.matchAll(/^([a-z_0-9]+)(?:\{| )/gm), ...body.matchAll(/^# TYPE (\w+) /gm)].map(
      ([, name]) => name,
    ),
  )
}

test('the dashboard and the alerts use only metrics that we publish [NODE-08]', async () => {
  const published = await listMetrics()
  const { panels } = JSON.parse(read('monitoring/dashboard.json'))
  const shown = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
  const { groups } = readYaml('monitoring/alerts.yaml')
  const watched = groups[0].rules.map(({ expr }: { expr: string }) => expr)

  for (const expression of [...shown, ...watched]) {
    const names = [...expression.matchAll(/\b(\w+)\{/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names.filter((name) => name !== 'up')) expect(published).toContain(name)
  }
  const ours = [...published].filter((name) => /^(thela|http)_(?!.*_(bucket|sum|count)$)/.test(name ?? ''))
  const all = [...shown, ...watched].join()
  for (const name of ours) expect(all).toContain(name)
  expect(ours.length).toBeGreaterThan(3)
})

/** Whether a tool that reads the file is installed; otherwise its test is listed as skipped. */
function isInstalled(tool: string) {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test.runIf(isInstalled('nginx')).each(['nginx.conf', 'cluster/nginx.conf'])(
  'nginx reads %s [NODE-08]',
  (file) => {
    const place = mkdtempSync(join(tmpdir(), 'thela-nginx-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=menus.example',
        '-keyout',
        join(place, 'key'),
        '-out',
        join(place, 'pem'),
      ],
      { stdio: 'ignore' },
    )
    const text = read(file)
      .replaceAll(/\/etc\/ssl\/[\w.]+\.(pem|key)/g, (_path, kind) => join(place, kind))
      .replaceAll(/\/var\/(log|cache)\/nginx/g, place)
      .replaceAll(/thela-[12]:/g, '127.0.0.1:')
      // Not everybody may open these ports.
      .replaceAll(/listen \d+/g, `listen unix:${place}/socket`)
    writeFileSync(join(place, 'site.conf'), text)
    const main = join(place, 'nginx.conf')
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${place}/${name};`)
      .join(' ')
    writeFileSync(
      main,
      `pid ${place}/pid; error_log ${place}/log; events {} http { ${folders} include ${place}/site.conf; }`,
    )
    expect(() => execFileSync('nginx', ['-t', '-q', '-c', main], { stdio: 'pipe' })).not.toThrow()
  },
)

test.runIf(isInstalled('promtool'))('promtool reads the alerts [NODE-08]', () => {
  const said = execFileSync('promtool', ['check', 'rules', join(folder, 'monitoring/alerts.yaml')], {
    encoding: 'utf8',
  })
  expect(said).toContain('SUCCESS')
})

test.runIf(isInstalled('kubeconform'))('kubeconform reads the Kubernetes manifest [NODE-08]', () => {
  execFileSync('kubeconform', ['-strict', join(folder, 'kubernetes.yaml')], { stdio: 'pipe' })
})

test.each(['allow-standby.sh', 'start-standby.sh', 'start-store.sh'])(
  'a shell can read cluster/%s',
  (file) => {
    execFileSync('bash', ['-n', join(folder, 'cluster', file)], { stdio: 'pipe' })
  },
)
