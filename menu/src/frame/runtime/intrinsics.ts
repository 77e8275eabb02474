/**
 * The template shares this window and can replace any of its functions. Those that we need to verify what it shows
 * are therefore saved here before it runs, and called without looking them up again.
 */
export const uncurryThis = <This, Args extends unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
): ((self: This, ...args: Args) => Result) => Function.prototype.call.bind(method) as never

/** The browser's own getter of a property. */
export const originalGetter = <Owner, Key extends keyof Owner & string>(owner: Owner, key: Key) =>
  uncurryThis(Object.getOwnPropertyDescriptor(owner, key)?.get as (this: Owner) => Owner[Key])

export const originalSetTimeout = setTimeout.bind(window) as (work: () => void, ms?: number) => number
