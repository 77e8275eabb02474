export type Role = 'VENDOR' | 'SUPER_ADMIN'

/** The caller, read from the session and never from fields of the request. */
export type Caller<R extends Role = Role> = { role: R; id: string; ip: string; tokenHash: Buffer }
