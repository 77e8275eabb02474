const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

/** Parts of http/ that neither read a request nor write an answer. */
const pureHttp =
  'errors|conflict-messages|choose-bytes|choose-encoding|compress-page|page-cache|limits|pipeline/(count-per-minute|limited-address)'
const tests = '\\.test\\.tsx?$|^server/test/|^(menu|web)/src/testing/'

/** The server's wings from the top: each knows only those after it. */
const wings = [
  'site',
  'admin',
  'ads',
  'analytics',
  'menus',
  'templates',
  'identity',
  'vendors',
  'places',
  'core',
]

module.exports = {
  forbidden: [
    // Between packages
    forbid(
      'contract-knows-only-zod',
      { path: '^contract/', pathNot: tests },
      { pathNot: '^contract/|node_modules/zod/' },
    ),
    forbid('words-know-nothing', { path: '^words/' }, { pathNot: '^words/' }),
    forbid('menu-knows-only-contract', { path: '^menu/src/' }, { path: '^(server|web|e2e|bench)/' }),
    forbid('web-never-sees-the-server', { path: '^web/' }, { path: '^(server|e2e|bench)/' }),
    forbid(
      'web-enters-menu-by-preview',
      { path: '^web/' },
      { path: '^menu/', pathNot: '^menu/src/preview/preview\\.tsx$' },
    ),
    forbid('server-never-sees-web', { path: '^server/' }, { path: '^(web|e2e|bench)/' }),
    forbid(
      'server-enters-menu-by-render',
      { path: '^server/' },
      { path: '^menu/', pathNot: '^menu/(src/page/render\\.tsx|dist/render\\.js)$' },
    ),
    forbid('proofs-speak-http', { path: '^(e2e|bench|deploy)/' }, { path: '^(server|web|menu)/' }),

    // Inside the server: routes speak HTTP, queries speak SQL, other files speak neither
    forbid(
      'sql-lives-in-queries',
      {
        path: '^server/src/',
        pathNot: `/queries\\.ts$|^server/src/(db/|startup/open-database\\.ts)|${tests}`,
      },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    forbid(
      'http-lives-in-routes',
      { path: '^server/src/features/', pathNot: `/(routes|guards|fast-path)\\.ts$|${tests}` },
      {
        path: 'node_modules/(fastify|@fastify)|^server/src/http/',
        pathNot: `^server/src/http/(${pureHttp})\\.ts$`,
      },
    ),
    forbid(
      'routes-belong-to-app',
      { pathNot: `^server/src/app\\.ts$|${tests}` },
      { path: '^server/src/features/.+/routes\\.ts$' },
    ),
    forbid(
      'platform-knows-no-feature',
      { path: '^server/src/(db|http|files|mail|jobs|concurrency)/', pathNot: tests },
      { path: '^server/src/features/' },
    ),

    // Between the wings, in the server and in the contract
    ...wings
      .slice(1)
      .map((wing, above) =>
        forbid(
          `${wing}-looks-down`,
          { path: `^(server/src/features|contract/src)/${wing}/`, pathNot: tests },
          { path: `^$1/(${wings.slice(0, above + 1).join('|')})/` },
        ),
      ),

    // Inside the web app: app → site, dashboard, admin, accounts → locations, menu-preview, password → ui, api
    forbid(
      'app-is-the-top',
      {
        path: '^web/src/(site|dashboard|admin|accounts|locations|menu-preview|password|ui|api)/',
        pathNot: tests,
      },
      { path: '^web/src/app/' },
    ),
    forbid(
      'ui-and-api-know-no-feature',
      { path: '^web/src/(ui|api)/' },
      { path: '^web/src/(site|dashboard|admin|accounts|locations|menu-preview|password)/' },
    ),
    forbid(
      'shared-folders-know-no-area',
      { path: '^web/src/(locations|menu-preview|password)/' },
      { path: '^web/src/(site|dashboard|admin|accounts)/' },
    ),
    forbid(
      'areas-are-strangers',
      { path: '^web/src/(site|dashboard|admin|accounts)/', pathNot: tests },
      { path: '^web/src/(site|dashboard|admin|accounts)/', pathNot: '^web/src/$1/' },
    ),

    // Everywhere
    forbid('no-cycles', {}, { circular: true }),
    forbid('no-test-code-in-production', { pathNot: tests }, { path: tests }),
    forbid('no-unresolved', {}, { couldNotResolve: true }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web|menu)/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
}
