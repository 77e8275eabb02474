import type { Access } from '@thela/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Caller, Role } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { accessDenied, authenticationRequired, sessionExpired } from '../../../http/errors.ts'
import { hashOf } from '../../core/one-time-tokens/secrets.ts'
import { findSession, touchSession } from './queries.ts'
import { bearerToken } from './tokens.ts'

const rolesFor: Record<Exclude<Access, 'public'>, Role[]> = {
  vendor: ['VENDOR'],
  admin: ['SUPER_ADMIN'],
  any: ['VENDOR', 'SUPER_ADMIN'],
}

/** Checks the session against the endpoint's `access`, before the request's body is read. */
export const authenticateCaller = (db: Db) => async (request: FastifyRequest) => {
  const access = request.routeOptions.config.endpoint?.access ?? 'public'
  if (access === 'public') return

  const caller = await identifyCaller(db, request)
  if (!rolesFor[access].includes(caller.role)) throw accessDenied()
  request.caller = caller
}

async function identifyCaller(db: Db, request: FastifyRequest): Promise<Caller> {
  if (!request.headers.authorization) throw authenticationRequired()

  const token = bearerToken(request.headers.authorization)
  if (!token) throw sessionExpired()

  const tokenHash = hashOf(token)
  const session = await findSession(db, tokenHash)
  if (!session) throw sessionExpired()
  if (session.isSeenLongAgo) await touchSession(db, tokenHash)

  const { ip } = request
  return session.vendorId
    ? { role: 'VENDOR', id: session.vendorId, ip, tokenHash }
    : { role: 'SUPER_ADMIN', id: session.adminId as string, ip, tokenHash }
}
