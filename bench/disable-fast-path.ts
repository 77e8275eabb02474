import { registerHooks } from 'node:module'

// Disables the fast path before the router: a visit is handled like every other call.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === './fast-path.ts' && context.parentURL?.endsWith('/tracking/routes.ts')
      ? { url: new URL('./no-fast-path.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})
