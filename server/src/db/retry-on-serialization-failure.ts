import { isSerializationFailure } from './database-errors.ts'

const MAX_ATTEMPTS = 4

/** When two transactions conflict, PostgreSQL rolls one of them back; that one is run again. */
export async function retryOnSerializationFailure<T>(work: () => Promise<T>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isSerializationFailure(error) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}
