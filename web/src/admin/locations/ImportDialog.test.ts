import { expect, test } from 'vitest'
import { readImport, rowOf } from './ImportDialog.tsx'

test('the list itself or the list under its name is read, anything else is no JSON [ALOC-05] [ALOC-08]', () => {
  expect(readImport('[1]')).toEqual({ locations: [1] })
  expect(readImport('{"locations":[1]}')).toEqual({ locations: [1] })
  expect(readImport('null')).toEqual({ locations: undefined })
  expect(readImport('[1')).toBeUndefined()
})

test('a row with an error is numbered from 1', () => {
  expect(rowOf('locations[2].cityName')).toBe('Row 3, cityName')
  expect(rowOf('locations[0].areas[1]')).toBe('Row 1, areas[1]')
  expect(rowOf('locations[4]')).toBe('Row 5')
  expect(rowOf('locations')).toBe('locations')
})
