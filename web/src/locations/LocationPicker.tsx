import type { Ref } from 'react'
import { LevelField } from './LevelField.tsx'
import { type LevelState, stateOf } from './level-state.ts'
import { choose, type Level, levelsDownTo, type Place, parentOf, type TargetLevel } from './place.ts'
import { type PlaceLists, usePlaceLists } from './place-lists.ts'

type Props = {
  value: Place
  onChange: (place: Place) => void
  /** The deepest level asked for; all down to it are required unless `optional`. */
  targetLevel?: TargetLevel
  /** For filters: no level is required and each can be emptied again. */
  optional?: boolean
  errors?: Partial<Record<Level, string>>
  /** For forms that focus their first bad field. */
  refs?: Partial<Record<Level, Ref<HTMLSelectElement & HTMLInputElement>>>
}

export function LocationPicker({ value, onChange, targetLevel = 'AREA', optional = false, ...rest }: Props) {
  const shown = levelsDownTo(targetLevel)
  const lists = usePlaceLists(value, shown)
  const states = statesOf(shown, value, lists)

  return (
    <div className={optional ? 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4' : 'grid gap-4 sm:grid-cols-2'}>
      {shown.map((level) => (
        <LevelField
          key={level}
          level={level}
          state={states[level]}
          value={value[level]}
          onChange={(name) => onChange(choose(value, level, name))}
          onRetry={() => lists[level].refetch()}
          required={!optional}
          error={rest.errors?.[level]}
          ref={rest.refs?.[level]}
        />
      ))}
    </div>
  )
}

function statesOf(shown: Level[], value: Place, lists: PlaceLists) {
  const states = {} as Record<Level, LevelState>
  for (const level of shown) {
    const above = parentOf(level)
    states[level] = stateOf(level, {
      parent: above && { name: value[above], state: states[above] },
      list: lists[level],
    })
  }
  return states
}
