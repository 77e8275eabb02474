/** The database did not answer in time. Whether it will still complete the statement is unknown. */
export class DeadlineExceeded extends Error {
  constructor() {
    super('The database did not answer in time')
  }
}

/** Waits no longer than this for the database; the work itself continues until its own limits end it. */
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
