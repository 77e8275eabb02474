// @ts-expect-error a plain script without types
import { buildForTests } from '../../scripts/build.mjs'

/** A clone that was never built is built once here; later runs build the menu alone, when it has changed. */
export const setup = () => buildForTests()
