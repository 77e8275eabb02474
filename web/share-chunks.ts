import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/**
 * Names the chunk in which a module is shared. Left to itself the bundler cuts one for every set of pages: dozens for
 * one screen, of some hundred bytes each, and a slow line waits for every one. Only what is small and brings nothing
 * heavy along is put together: icons, our own plain parts, and the schemas of an area.
 */
export function shareChunks(id: string, graph: Graph) {
  if (isIcon(id)) return 'icons'
  if (isSchema(id)) return ['schemas', ...areasOf(id, graph)].join('-')
  return isPlainPart(id, graph) ? 'parts' : null
}

const isIcon = (id: string) => /[\\/]lucide-react[\\/]/.test(id)
const isSchema = (id: string) => /[\\/]contract[\\/]src[\\/]/.test(id)
const isPart = (id: string) => /[\\/]web[\\/]src[\\/]ui[\\/]/.test(id)
const isReact = (id: string) => /[\\/]node_modules[\\/]react[\\/]|[\\/]rolldown[\\/]runtime|^\0/.test(id)

/** A part of ours that needs no other library than those which are there from the start. */
function isPlainPart(id: string, graph: Graph): boolean {
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {}
  return isPart(id) && importedIds.every((one) => isReact(one) || isIcon(one) || isPlainPart(one, graph))
}

/** The folders of the pages that need a module: whoever works in one of an area goes on to others of it. */
function areasOf(id: string, graph: Graph) {
  const areas = new Set<string>()
  const above = new Set([id])
  // A set that grows is walked to its end.
  for (const one of above) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {}
    if (dynamicImporters.length > 0) areas.add(/[\\/]web[\\/]src[\\/](\w+)/.exec(one)?.[1] ?? 'start')
    for (const importer of importers) above.add(importer)
  }
  return [...areas].sort()
}
