/** The median of the per-round ratios with its spread; no verdict where the yardstick itself wavers. */
export function tellRatio(what: string, ours: number[], yardstick: number[]) {
  const ratios = ours.map((figure, round) => figure / (yardstick[round] ?? Number.NaN))
  console.log(
    `${what}: ${spread(ratios)};`,
    `medians ${median(ours).toFixed(0)} and ${median(yardstick).toFixed(0)}${caution(yardstick)}`,
  )
}

export function median(numbers: readonly number[]) {
  return sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0
}

/** 'x (smallest to largest)' of ratios, one per round. */
export function spread(ratios: readonly number[]) {
  const [first = 0] = sorted(ratios)
  return `${median(ratios).toFixed(2)}x (${first.toFixed(2)} to ${(sorted(ratios).at(-1) ?? 0).toFixed(2)})`
}

/** A yardstick that itself spreads over twice its length measures nothing. */
export function caution(yardstick: readonly number[]) {
  const order = sorted(yardstick)
  const isSteady = (order.at(-1) ?? 0) < 2 * (order[0] ?? 0)
  return isSteady ? '' : ' (inconclusive: the yardstick itself spreads over 2x)'
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
