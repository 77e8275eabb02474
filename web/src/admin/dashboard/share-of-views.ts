/** '62.5% of total views'; nothing of nothing is 0% (DEC-158). */
export function shareOfViews(part = 0, all = 0) {
  const percent = all === 0 ? 0 : (part / all) * 100
  return `${Number(percent.toFixed(1))}% of total views`
}
