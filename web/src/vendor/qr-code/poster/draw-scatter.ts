import { type Box, FOOT_TOP, POSTER_WIDTH } from './poster.ts'

const CELL = 24
const FIRST_ROW = 4

/** Loose modules beside the card, as if the code had grown from them. */
export function drawScatter(context: CanvasRenderingContext2D, colour: string, card: Box) {
  const columns = Math.floor((card.x - CELL) / CELL)
  const rows = Math.floor(FOOT_TOP / CELL)
  context.fillStyle = colour

  for (let row = FIRST_ROW; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isShown(row, column)) continue
      context.globalAlpha = 0.05 + 0.05 * ((row + column) % 3)
      context.fillRect(column * CELL, row * CELL, CELL, CELL)
      context.fillRect(POSTER_WIDTH - (column + 1) * CELL, (rows + FIRST_ROW - 1 - row) * CELL, CELL, CELL)
    }
  }
  context.globalAlpha = 1
}

/** A pattern without a pattern, the same on every poster; it thins out towards the card. */
const isShown = (row: number, column: number) =>
  (row * 37 + column * 53 + row * column * 11) % (column + 3) === 0
