export type ThirdPartyState = 'loading' | 'loaded' | 'error'

export const LOADED_AFTER_MS = 1000
export const GIVEN_UP_AFTER_MS = 3000

/** An ad is never pretended: it is there when the third party says so, within the time it has (DEC-110). */
export function thirdPartyState(elapsedMs: number, isFilled: boolean): ThirdPartyState {
  if (elapsedMs < LOADED_AFTER_MS) return 'loading'
  if (isFilled) return 'loaded'
  return elapsedMs < GIVEN_UP_AFTER_MS ? 'loading' : 'error'
}
