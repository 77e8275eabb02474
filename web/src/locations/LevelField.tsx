import type { Ref } from 'react'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import { type LevelState, labels } from './level-state.ts'
import type { Level } from './place.ts'

type Props = {
  level: Level
  state: LevelState
  value: string
  onChange: (name: string) => void
  onRetry: () => void
  required: boolean
  error?: string
  ref?: Ref<HTMLSelectElement & HTMLInputElement>
}

export function LevelField({ level, state, value, onChange, onRetry, error, ...field }: Props) {
  const label = labels[level]
  const shared = { ...field, label, value, error, name: level }

  if (state.kind === 'free') {
    return (
      <TextField {...shared} placeholder={`Type your ${level}`} onChange={(e) => onChange(e.target.value)} />
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
  return (
    <Select
      {...shared}
      placeholder={`Select ${label}`}
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
      Try again
    </button>
  )
}
