import { registerHooks } from 'node:module'

// Makes the server the yardstick of itself: everything of it but how a visit is written, which VISIT_WRITER names.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/record-visits.ts')
      ? { url: new URL(process.env.VISIT_WRITER as string, import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})
