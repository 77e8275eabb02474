import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/**
 * Names the chunk in which a module is shared. Left to itself the bundler cuts one for every set of pages: dozens for
 * one screen, of some hundred bytes each, and a slow connection waits for every one. What a vendor's screens share is
 * one chunk, since someone who opens one of them opens others. What needs a library that not every screen needs stays
 * out of it.
 */
export function shareChunks(id: string, graph: Graph) {
  if (needs(id, large, graph)) return null
  if (needs(id, dragAndDrop, graph)) return 'lists'
  const name = needs(id, forms, graph) ? 'forms' : 'shared'
  const areas = areasOf(id, graph)
  return areas.includes('dashboard') ? name : [name, ...areas].join('-')
}

/** Each page that loads one of them needs another part: the bundler cuts them well. */
const large = /[\\/]menu[\\/]src[\\/]|[\\/](recharts|qrcode)[\\/]/
const dragAndDrop = /[\\/]@dnd-kit[\\/]/
const forms = /[\\/](react-hook-form|@hookform|zod)[\\/]/

/**
 * What the list of items shows before anyone touches it, and the frame around it: one chunk, because a vendor waits for
 * it. All else of that screen is loaded later (ui/lazy-part.tsx).
 */
export function firstScreen(id: string, graph: Graph) {
  const above = new Set([id])
  for (const one of above) {
    if (pages.test(one)) return 'dashboard'
    const { importers = [] } = graph.getModuleInfo(one) ?? {}
    for (const importer of importers) if (!collection.test(importer)) above.add(importer)
  }
  return null
}

const pages = /[\\/]dashboard[\\/](items[\\/]ItemsPage|shell[\\/]VendorLayout)\.tsx$/
/** It imports much that whoever imports it does not need. */
const collection = /[\\/]radix-ui[\\/]dist[\\/]internal\.mjs$/

/** Whether a module is, or imports at any distance, one of a library. */
function needs(id: string, library: RegExp, graph: Graph) {
  const below = new Set([id])
  // Iterating a set also visits entries that are added on the way.
  for (const one of below) {
    if (library.test(one)) return true
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) below.add(imported)
  }
  return false
}

/** The areas whose pages need a module. */
function areasOf(id: string, graph: Graph) {
  const areas = new Set<string>()
  const above = new Set([id])
  for (const one of above) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {}
    if (dynamicImporters.length > 0) areas.add(/[\\/]web[\\/]src[\\/](\w+)/.exec(one)?.[1] ?? 'start')
    for (const importer of importers) above.add(importer)
  }
  return [...areas].sort()
}
