const { options } = require('./.dependency-cruiser.cjs')

/**
 * Circles between folders, looked for apart from the other rules: a test may use the whole app and so would close a
 * circle with nearly every folder.
 */
module.exports = {
  forbidden: [
    {
      name: 'folders-form-no-circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/src/features/[^/]+/[^/]+' },
      to: { circular: true, path: '^server/src/features/[^/]+/[^/]+' },
    },
  ],
  options: {
    ...options,
    includeOnly: '^server/src/features/',
    exclude: '\\.test\\.tsx?$',
  },
}
