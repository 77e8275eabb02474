/** The median of the per-round ratios with its spread; no verdict where the yardstick itself wavers. */
export function tellRatio(what: string, ours: number[], yardstick: number[]) {
  const ratios = sorted(ours.map((figure, round) => figure / (yardstick[round] ?? Number.NaN)))
  const isSteady = (sorted(yardstick).at(-1) ?? 0) < 2 * (sorted(yardstick)[0] ?? 0)

  console.log(
    `${what}: ${median(ratios).toFixed(2)}x (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)});`,
    `medians ${median(ours).toFixed(0)} and ${median(yardstick).toFixed(0)}`,
    isSteady ? '' : '(inconclusive: the yardstick itself spreads over 2x)',
  )
}

export function median(numbers: number[]) {
  return sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0
}

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b)
