/** No space, over the quota of the file system, over the largest file allowed; 53100 is PostgreSQL's own word for it. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100']

export const isDiskFull = (error: unknown) =>
  error instanceof Error && FULL.includes((error as NodeJS.ErrnoException).code ?? '')
