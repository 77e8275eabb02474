export type Role = 'VENDOR' | 'SUPER_ADMIN'

/** Who is calling, proved by the session; nothing of it comes from the request's own fields. */
export type Caller<R extends Role = Role> = { role: R; id: string; ip: string; tokenHash: Buffer }
