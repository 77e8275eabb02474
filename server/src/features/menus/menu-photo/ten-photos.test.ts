import { readMenuText } from '@thela/contract/menus/menu-text/read-menu-text'
import { repairPhotoLines } from '@thela/contract/menus/menu-text/repair-photo-lines'
import { expect, test } from 'vitest'
import { spread } from '../../../../../scripts/long.ts'
import { drawPhoto } from '../../../../test/menu-photos/draw-photo.ts'
import { type MadePhoto, tenPhotos } from '../../../../test/menu-photos/ten-photos.ts'
import { preparePhoto } from './prepare-photo.ts'
import { loadRecogniser } from './recognise-lines.ts'

/** Shares of all names and prices on the papers; docs/menu-photos.md has the table. */
const LEAST_NAMES = 0.85
const LEAST_PRICES = 0.95

type Result = { title: string } & ReturnType<typeof compare>
type Dish = { name: string; prices: number[]; isPriceUnsure: boolean }

// Two seconds a photo on an idle machine, one after the other.
test('photos in three scripts are read, and no wrong price goes unmarked [QUICK-11]', {
  timeout: 600_000,
}, async () => {
  const recognise = await loadRecogniser()
  const results: Result[] = []
  for (const photo of spread(tenPhotos, 4)) {
    const prepared = await preparePhoto(await drawPhoto(photo.paper))
    const lines = prepared ? repairPhotoLines(recognise(prepared)) : []
    results.push({ title: photo.title, ...compare(photo, dishesOf(lines)) })
  }

  const sum = (count: keyof ReturnType<typeof compare>) =>
    results.reduce((total, result) => total + result[count], 0)
  expect(sum('names') / sum('dishes')).toBeGreaterThanOrEqual(LEAST_NAMES)
  expect(sum('prices') / sum('dishes')).toBeGreaterThanOrEqual(LEAST_PRICES)
  expect(sum('wrongUnmarked')).toBe(0)
})

function dishesOf(lines: ReturnType<typeof repairPhotoLines>): Dish[] {
  const text = lines.map((line) => line.text).join('\n')
  return readMenuText(text).flatMap((read) => {
    if (read.kind !== 'dish') return []
    const isPriceUnsure = read.doubts.length > 0 || lines[read.line - 1]?.doubts.includes('unsurePrice')
    return [
      {
        name: read.name,
        prices: read.prices.map(({ price }) => price),
        isPriceUnsure: isPriceUnsure ?? false,
      },
    ]
  })
}

/** By place where no line is missing, else by name. */
function compare({ dishes }: MadePhoto, read: Dish[]) {
  const found = dishes.map(([name], n) =>
    read.length === dishes.length ? read[n] : read.find((dish) => dish.name === name),
  )
  const isRight = ([, ...prices]: MadePhoto['dishes'][number], dish: Dish | undefined) =>
    String(dish?.prices) === String(prices)

  return {
    dishes: dishes.length,
    names: dishes.filter(([name], n) => found[n]?.name === name).length,
    prices: dishes.filter((dish, n) => isRight(dish, found[n])).length,
    wrongUnmarked: dishes.filter((dish, n) => found[n] && !isRight(dish, found[n]) && !found[n].isPriceUnsure)
      .length,
  }
}
