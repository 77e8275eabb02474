import { registerHooks } from 'node:module'

// Makes the server the yardstick of itself: everything of it but how a visit is written.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/record-visits.ts')
      ? { url: new URL('./insert-per-request.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})
