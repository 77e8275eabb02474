import { registerHooks } from 'node:module'

// Shuts the door before the router: a visit takes the way of every other call.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === './hot-path.ts' && context.parentURL?.endsWith('/tracking/routes.ts')
      ? { url: new URL('./no-hot-path.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})
