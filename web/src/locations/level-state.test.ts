import { expect, test } from 'vitest'
import { stateOf } from './level-state.ts'

const pending = { isPending: true, isError: false, data: undefined }
const failed = { isPending: false, isError: true, data: undefined }
const loaded = (data: unknown) => ({ isPending: false, isError: false, data })

const chosen = (name: string) => ({ name, state: { kind: 'list', names: [name] } as const })
const notChosen = { name: '', state: { kind: 'list', names: ['India'] } as const }
const written = (name: string) => ({ name, state: { kind: 'free' } as const })

test('each level waits for its parent and says which to select first [LOC-03] [LOC-04] [LOC-05]', () => {
  for (const [level, placeholder] of [
    ['state', 'Select Country first'],
    ['city', 'Select State first'],
    ['area', 'Select City first'],
  ] as const)
    expect(stateOf(level, { parent: notChosen, list: pending })).toEqual({ kind: 'closed', placeholder })
})

test('a list that is loading says so [LOC-06]', () => {
  expect(stateOf('state', { parent: chosen('India'), list: pending })).toEqual({
    kind: 'closed',
    placeholder: 'Loading...',
  })
})

test('a list of countries that did not come says so [LOC-07]', () => {
  expect(stateOf('country', { list: failed })).toMatchObject({
    kind: 'closed',
    error: 'Error loading countries',
  })
})

test('a list of a deeper level that did not come says which one [LOC-08] [LOC-09] [LOC-10]', () => {
  for (const [level, error] of [
    ['state', 'Error loading states'],
    ['city', 'Error loading cities'],
    ['area', 'Error loading areas'],
  ] as const)
    expect(stateOf(level, { parent: chosen('somewhere'), list: failed })).toMatchObject({
      kind: 'closed',
      error,
    })
})

test('a level below a list that did not come waits without a word of its own', () => {
  const parent = { name: 'India', state: stateOf('country', { list: failed }) }

  expect(stateOf('state', { parent, list: pending })).toEqual({
    kind: 'closed',
    placeholder: 'Not available',
  })
})

test('an answer that is not a list says so [LOC-11]', () => {
  expect(stateOf('country', { list: loaded({ India: 'IN' }) })).toMatchObject({
    error: 'Error: Invalid data format',
  })
})

test('a list shows its names', () => {
  const list = loaded([{ code: 'GJ', name: 'Gujarat' }])

  expect(stateOf('state', { parent: chosen('India'), list })).toEqual({ kind: 'list', names: ['Gujarat'] })
})

test('where no list is known the name can be typed', () => {
  expect(stateOf('area', { parent: chosen('Surat'), list: loaded([]) })).toEqual({ kind: 'free' })
})

test('below a typed name, or one that is no longer in its list, everything is typed', () => {
  const vanished = { name: 'Bombay', state: { kind: 'list', names: ['Mumbai'] } as const }

  expect(stateOf('area', { parent: written('My town'), list: pending })).toEqual({ kind: 'free' })
  expect(stateOf('area', { parent: vanished, list: pending })).toEqual({ kind: 'free' })
})
