import { plural } from '../language.ts'

export const title = 'Picture Storage'
export const description = 'The pictures of your menu, your logo and your cover.'
export const loading = 'Loading picture storage'
export const notAvailable = 'Storage not available'
export const failed = 'We could not check how much storage is used.'

type Used = { used: string; most: string; pictures: string }
export const usage = (pictureCount: number, { used, most, pictures }: Used) =>
  plural(pictureCount, {
    one: `${used} of ${most} used, ${pictures} picture`,
    other: `${used} of ${most} used, ${pictures} pictures`,
  })
export const isFull =
  'Your storage is full. Remove pictures from items you no longer sell, then you can upload again.'
export const isNearlyFull =
  'Your storage is almost full. Remove pictures from items you no longer sell to free up space.'
export const hasSpace = 'You have enough space. When you remove a picture, its space becomes free.'
