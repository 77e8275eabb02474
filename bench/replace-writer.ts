import { registerHooks } from 'node:module'

// Turns the server into its own baseline: only the code that stores visits is replaced, by the file in VISIT_WRITER.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/record-visits.ts')
      ? { url: new URL(process.env.VISIT_WRITER as string, import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})
