/** The old and new values of the fields that changed, for the audit log. */
export function differencesOf<Values extends object>(before: Values, after: Values) {
  const names = (Object.keys(after) as (keyof Values)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]))
  return { oldValues: pick(before), newValues: pick(after) }
}
