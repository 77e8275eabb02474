import { expect, test } from 'vitest'
import { stateOf } from './level-state.ts'

const pending = { isPending: true, isError: false, data: undefined }
const failed = { isPending: false, isError: true, data: undefined }
const loaded = (data: unknown) => ({ isPending: false, isError: false, data })

const chosen = (name: string) => ({ name, state: { kind: 'list', names: [name] } as const })
const notChosen = { name: '', state: { kind: 'list', names: ['India'] } as const }
const written = (name: string) => ({ name, state: { kind: 'free' } as const })

test.each([
  ['state', 'Select Country first', '[LOC-03]'],
  ['city', 'Select State first', '[LOC-04]'],
  ['area', 'Select City first', '[LOC-05]'],
] as const)('the %s waits for its parent with "%s" %s', (level, placeholder, _id) => {
  expect(stateOf(level, { parent: notChosen, list: pending })).toEqual({ kind: 'closed', placeholder })
})

test('a list on its way says so [LOC-06]', () => {
  expect(stateOf('state', { parent: chosen('India'), list: pending })).toEqual({
    kind: 'closed',
    placeholder: 'Loading...',
  })
})

test.each([
  ['country', 'Error loading countries', '[LOC-07]'],
  ['state', 'Error loading states', '[LOC-08]'],
  ['city', 'Error loading cities', '[LOC-09]'],
  ['area', 'Error loading areas', '[LOC-10]'],
] as const)('a list of the level %s that did not come says "%s" %s', (level, error, _id) => {
  const parent = level === 'country' ? undefined : chosen('somewhere')

  expect(stateOf(level, { parent, list: failed })).toMatchObject({ kind: 'closed', error })
})

test('a level below a list that did not come waits without a word of its own', () => {
  const parent = { name: 'India', state: stateOf('country', { list: failed }) }

  expect(stateOf('state', { parent, list: pending })).toEqual({
    kind: 'closed',
    placeholder: 'Not available',
  })
})

test('a list that is none says so [LOC-11]', () => {
  expect(stateOf('country', { list: loaded({ India: 'IN' }) })).toMatchObject({
    error: 'Error: Invalid data format',
  })
})

test('a list shows its names', () => {
  const list = loaded([{ code: 'GJ', name: 'Gujarat' }])

  expect(stateOf('state', { parent: chosen('India'), list })).toEqual({ kind: 'list', names: ['Gujarat'] })
})

test('where no list is known people write the name themselves', () => {
  expect(stateOf('area', { parent: chosen('Surat'), list: loaded([]) })).toEqual({ kind: 'free' })
})

test('below a name written by hand, or one that has left its list, everything is written by hand', () => {
  const vanished = { name: 'Bombay', state: { kind: 'list', names: ['Mumbai'] } as const }

  expect(stateOf('area', { parent: written('My town'), list: pending })).toEqual({ kind: 'free' })
  expect(stateOf('area', { parent: vanished, list: pending })).toEqual({ kind: 'free' })
})
