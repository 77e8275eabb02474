/** The database did not answer in time. Whether it will still do what it was asked is unknown. */
export class DeadlineExceeded extends Error {
  constructor() {
    super('The database did not answer in time')
  }
}

/** Waits for the database no longer than this; the work itself goes on until its own limits end it. */
export async function withDeadline<T>(ms: number, work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded()), ms)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
