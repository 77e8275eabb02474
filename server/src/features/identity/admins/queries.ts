import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

export function findAdminByEmail(db: Db, email: string) {
  return db
    .selectFrom('admins')
    .select(['id', 'passwordHash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

const adminColumns = ['id', 'name', 'email', 'createdAt'] as const

export async function findAdmin(db: Db, id: string) {
  const admin = await db
    .selectFrom('admins')
    .select(adminColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return present(admin)
}

export async function listAdmins(db: Db) {
  const admins = await db
    .selectFrom('admins')
    .select(adminColumns)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

  return admins.map(present)
}

const present = <Row>(admin: Row) => ({ ...admin, phone: null, role: 'SUPER_ADMIN' as const })

type NewAdmin = {
  id: string
  name: string
  email: string
  passwordHash: string
  mustChangePassword?: boolean
}

export async function insertAdmin(db: Db, admin: NewAdmin) {
  await db.insertInto('admins').values(admin).execute()
  return findAdmin(db, admin.id)
}

export async function findAdminsWhoMustChangePassword(db: Db) {
  const admins = await db
    .selectFrom('admins')
    .select('email')
    .where('mustChangePassword', '=', true)
    .execute()
  return admins.map(({ email }) => email)
}

export async function hasAdmin(db: Db) {
  return (await db.selectFrom('admins').select('id').limit(1).executeTakeFirst()) !== undefined
}
