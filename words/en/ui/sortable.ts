type Place = { position: number; count: number }

export const move = (name: string) => `Move ${name}`
export const instructions =
  'Press space to pick this up, the arrow keys to move it, space again to drop it and escape to put it back.'
export const unnamed = 'The entry'
export const pickedUp = (name: string, { position, count }: Place) =>
  `Picked up ${name}, position ${position} of ${count}.`
export const isOver = (name: string, { position, count }: Place) =>
  `${name} is over position ${position} of ${count}.`
export const isOverCategory = (name: string, category: string) => `${name} is over the category ${category}.`
export const dropped = (name: string, { position, count }: Place) =>
  `${name} was dropped at position ${position} of ${count}.`
export const droppedAtCategory = (name: string, category: string) =>
  `${name} was dropped at the category ${category}.`
export const isBack = (name: string, { position, count }: Place) =>
  `${name} is back at position ${position} of ${count}.`
