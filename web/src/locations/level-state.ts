import * as words from '@thela/words/locations'
import type { Level } from './place.ts'

export type LevelState =
  /** A select that cannot be used now, and why. */
  | { kind: 'closed'; placeholder: string; error?: string }
  | { kind: 'list'; names: readonly string[] }
  /** No list is known for this place: people write the name themselves (DEC-008). */
  | { kind: 'free' }

type Known = {
  /** What is chosen one level up, and what that level shows; the country has no parent. */
  parent?: { name: string; state: LevelState }
  list: { isPending: boolean; isError: boolean; data: unknown }
}

/** What a level of the picker shows, given what is known so far. */
export function stateOf(level: Level, { parent, list }: Known): LevelState {
  if (parent && !parent.name) return { kind: 'closed', placeholder: words.selectAboveFirst[level] }
  if (parent && isWrittenByHand(parent)) return { kind: 'free' }
  if (parent && hasFailed(parent.state)) return { kind: 'closed', placeholder: words.notAvailable }
  return stateOfList(level, list)
}

function stateOfList(level: Level, list: Known['list']): LevelState {
  if (list.isError) return failure(words.notLoaded[level])
  if (list.isPending) return { kind: 'closed', placeholder: words.loading }
  if (!Array.isArray(list.data)) return failure(words.invalidList)

  const names = list.data.map((place: { name: string }) => place.name)
  return names.length > 0 ? { kind: 'list', names } : { kind: 'free' }
}

/** A name that is not of the list: written in a text field, or stored before the list changed. */
function isWrittenByHand({ name, state }: { name: string; state: LevelState }) {
  return state.kind === 'free' || (state.kind === 'list' && !state.names.includes(name))
}

const hasFailed = (state: LevelState) => state.kind === 'closed' && state.error !== undefined

const failure = (error: string): LevelState => ({ kind: 'closed', placeholder: words.notAvailable, error })
