// @ts-expect-error a plain script without types
import { buildForTests } from '../../scripts/build.mjs'

/** Builds a fresh clone completely; later runs only build the menu, if it has changed. */
export const setup = () => buildForTests()
