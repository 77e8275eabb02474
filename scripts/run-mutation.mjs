// For scripts/mutate.mjs, in a process of its own that can be ended: answers whether tests fail with a mutation.
import { createVitest } from 'vitest/node'
import { root } from './setup.mjs'

let mutation = {}
const plugin = {
  name: 'mutate',
  enforce: 'pre',
  transform: (_code, id) => (id === mutation.path ? { code: mutation.source, map: null } : null),
}
const options = {
  config: false,
  root,
  watch: false,
  fsModuleCache: false,
  reporters: [{}],
  // They end with this process, even in a loop that does not.
  pool: 'threads',
  maxWorkers: 2,
  testTimeout: 60_000,
}
const vitest = await createVitest('test', options, { plugins: [plugin] })
const specifications = await vitest.globTestSpecifications()

process.on('message', async ({ tests, ...next }) => {
  for (const { path } of [mutation, next]) if (path) vitest.invalidateFile(path)
  mutation = next
  const chosen = specifications.filter(({ moduleId }) => tests.includes(moduleId))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
  process.send(unhandledErrors.length > 0 || testModules.some((module) => !module.ok()))
})
