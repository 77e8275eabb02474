import * as words from '@thela/words/locations'
import type { Ref } from 'react'
import { Select } from '../ui/form/Select.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { type PlaceLists, usePlaceLists } from './api.ts'
import { LONG_LIST, LongList } from './LongList.tsx'
import { type LevelState, stateOf } from './level-state.ts'
import { changeLevel, type Level, levelsDownTo, type Place, parentOf, type TargetLevel } from './place.ts'

type Props = {
  value: Place
  onChange: (place: Place) => void
  /** The deepest level asked for; all down to it are required unless `optional`. */
  targetLevel?: TargetLevel
  /** For filters: no level is required and each can be emptied again. */
  optional?: boolean
  /** Long lists get a search field. */
  searchable?: boolean
  errors?: Partial<Record<Level, string>>
  /** For forms that focus their first bad field. */
  refs?: Partial<Record<Level, Ref<HTMLSelectElement & HTMLInputElement>>>
}

export function LocationPicker({ value, onChange, targetLevel = 'AREA', ...rest }: Props) {
  const { optional = false, searchable = false } = rest
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
          onChange={(name) => onChange(changeLevel(value, level, name))}
          onRetry={() => lists[level].refetch()}
          required={!optional}
          searchable={searchable}
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

type LevelProps = {
  level: Level
  state: LevelState
  value: string
  onChange: (name: string) => void
  onRetry: () => void
  required: boolean
  searchable: boolean
  error?: string
  ref?: Ref<HTMLSelectElement & HTMLInputElement>
}

function LevelField({ level, state, value, onChange, onRetry, searchable, error, ...field }: LevelProps) {
  const label = words.labels[level]
  const shared = { ...field, label, value, error, name: level }

  if (state.kind === 'free') {
    return (
      <TextField {...shared} placeholder={words.type[level]} onChange={(e) => onChange(e.target.value)} />
    )
  }
  if (state.kind === 'closed') {
    return (
      <Select
        {...shared}
        disabled
        placeholder={state.placeholder}
        options={optionsOf([], value)}
        error={state.error ?? error}
        hint={state.error && <TryAgain onClick={onRetry} />}
      />
    )
  }
  if (searchable && state.names.length > LONG_LIST) {
    return <LongList {...shared} placeholder={words.select[level]} names={state.names} onChange={onChange} />
  }
  return (
    <Select
      {...shared}
      placeholder={words.select[level]}
      options={optionsOf(state.names, value)}
      onChange={(e) => onChange(e.target.value)}
    />
  )
}

/** A stored name that has left the list can still be seen and kept. */
function optionsOf(names: readonly string[], value: string) {
  const all = value && !names.includes(value) ? [value, ...names] : names
  return all.map((name) => ({ value: name, label: name }))
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="py-1 font-semibold text-brand-ink text-sm underline">
      {words.tryAgain}
    </button>
  )
}
