import { FOOTER_TOP, POSTER_WIDTH, type Rectangle } from './poster.ts'

const CELL = 25

// One row of text per row of cells, from the edge inwards; 'o' is paler than '#'.
const rows = [
  '..o..',
  '#....',
  '.o.#.',
  '##...',
  'o....',
  '.#.o.',
  '#....',
  '.o...',
  'o#..o',
  '.....',
  '#.o..',
  '##...',
  '.....',
  'o#...',
  '...o.',
  '#....',
  '.#...',
  'o..#.',
  '#o...',
  '.#o..',
  '#....',
  'oo#..',
]

/** Decorative QR modules on both sides of the card. */
export function drawPattern(context: CanvasRenderingContext2D, colour: string, card: Rectangle) {
  const columns = Math.floor(card.x / CELL) - 1
  context.save()
  context.fillStyle = colour

  for (const [row, cells] of rows.slice(0, Math.floor(card.height / CELL)).entries()) {
    for (const [column, cell] of [...cells].slice(0, columns).entries()) {
      if (cell === '.') continue
      context.globalAlpha = cell === 'o' ? 0.07 : 0.14
      drawCell(context, column * CELL, card.y + row * CELL)
      drawCell(context, POSTER_WIDTH - (column + 1) * CELL, FOOTER_TOP - (row + 1) * CELL)
    }
  }
  context.restore()
}

function drawCell(context: CanvasRenderingContext2D, x: number, y: number) {
  context.beginPath()
  context.roundRect(x + 3, y + 3, CELL - 6, CELL - 6, 5)
  context.fill()
}
