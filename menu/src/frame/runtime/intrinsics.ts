/**
 * The design shares this window and may replace whatever it finds there. What decides if its words are believed is
 * therefore taken here, before it runs, and called without looking anything up again.
 */
export const uncurry = <This, Args extends unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
): ((self: This, ...args: Args) => Result) => Function.prototype.call.bind(method) as never

/** The browser's own way to read a property. */
export const getterOf = <Owner, Key extends keyof Owner & string>(owner: Owner, key: Key) =>
  uncurry(Object.getOwnPropertyDescriptor(owner, key)?.get as (this: Owner) => Owner[Key])

export const later = setTimeout.bind(window) as (work: () => void, ms?: number) => number
