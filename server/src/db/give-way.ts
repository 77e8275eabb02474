import { isSerializationFailure } from './database-faults.ts'

const MAX_TRIES = 4

/** Two nodes may get in each other's way; the one that must give way tries again. */
export async function giveWay<T>(work: () => Promise<T>) {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isSerializationFailure(error) || tries === MAX_TRIES) throw error
    }
  }
}
