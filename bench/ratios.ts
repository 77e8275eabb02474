/** The median of the per-round ratios with its spread, and a note when the baseline itself is unstable. */
export function printRatio(what: string, ours: number[], baseline: number[]) {
  const ratios = ours.map((figure, round) => figure / (baseline[round] ?? Number.NaN))
  console.log(
    `${what}: ${spread(ratios)};`,
    `medians ${median(ours).toFixed(0)} and ${median(baseline).toFixed(0)}${instabilityNote(baseline)}`,
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

/** When the baseline itself varies by more than a factor of two, the ratio says nothing. */
export function instabilityNote(baseline: readonly number[]) {
  const order = sorted(baseline)
  const isSteady = (order.at(-1) ?? 0) < 2 * (order[0] ?? 0)
  return isSteady ? '' : ' (inconclusive: the baseline itself varies by more than 2x)'
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
