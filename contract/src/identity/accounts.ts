import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { endpoint } from '../endpoint.ts'
import { limitedList } from '../values/limited-list.ts'
import { Id, Message, requiredEmail, requiredText, Timestamp, untrimmedText } from '../values/text.ts'
import { TypedPhone } from '../vendors/phone-number.ts'
import { FullName, VendorProfile } from '../vendors/profile.ts'
import { Password, Registration } from './registration.ts'

export const AdminUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.literal('SUPER_ADMIN'),
  createdAt: Timestamp,
})
export type AdminUser = z.infer<typeof AdminUser>

/** How many tokens a device keeps, one for each account that has signed in on it. */
export const MAX_DEVICE_TOKENS = 5

/** Prove that this device has signed in before. They grant no access, only a separate rate limit for its attempts. */
const DeviceTokens = limitedList(z.array(untrimmedText(100)).max(MAX_DEVICE_TOKENS)).optional()

const VendorLogin = z.object({ phone: TypedPhone, password: Password, deviceTokens: DeviceTokens })

/** The form requires the six characters that every password has; the server accepts any length and compares (DEC-001). */
export const VendorLoginForm = VendorLogin.extend({
  password: Password.min(6, 'Password must be at least 6 characters'),
})
export type VendorLoginForm = z.infer<typeof VendorLoginForm>

export const AdminLogin = z.object({
  email: requiredEmail,
  password: Password,
  isAdmin: z.boolean().optional(),
  deviceTokens: DeviceTokens,
})
export type AdminLogin = z.infer<typeof AdminLogin>

const ChangedPassword = requiredText(
  'New password is required',
  128,
  'Password must be at most 128 characters',
)

export const PasswordChange = z.object({
  currentPassword: requiredText('Current password is required', 128),
  newPassword: ChangedPassword.min(6, 'Password must be at least 6 characters'),
  deviceTokens: DeviceTokens,
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const ADMIN_PASSWORD_LENGTH = 12
export const SHORT_ADMIN_PASSWORD = `Password must be at least ${ADMIN_PASSWORD_LENGTH} characters`

/** Administrators need a longer password than vendors; the server checks it too. */
export const AdminPasswordChange = PasswordChange.extend({
  newPassword: ChangedPassword.min(ADMIN_PASSWORD_LENGTH, SHORT_ADMIN_PASSWORD),
})

export const NewAdmin = z.object({
  name: FullName,
  email: requiredEmail,
  password: Password.min(ADMIN_PASSWORD_LENGTH, SHORT_ADMIN_PASSWORD),
})
export type NewAdmin = z.infer<typeof NewAdmin>

/** The token is that of the one-time link. */
export const FirstAdmin = z.object({ token: requiredText('Token is required', 200), ...NewAdmin.shape })

/** The session, and the device token for the next sign-in. */
const VendorSession = z.object({ token: z.string(), user: VendorProfile, deviceToken: z.string() })
const AdminSession = z.object({ token: z.string(), user: AdminUser, deviceToken: z.string() })

export const accountsApi = {
  loginVendor: endpoint({
    method: 'POST',
    path: '/api/auth/vendor/login',
    access: 'public',
    summary: 'A vendor signs in with phone and password',
    schema: { body: VendorLogin, response: { 200: VendorSession } },
  }),
  loginAdmin: endpoint({
    method: 'POST',
    path: '/api/auth/admin/login',
    access: 'public',
    worksInMaintenance: true,
    summary: 'An administrator signs in with email and password',
    schema: { body: AdminLogin, response: { 200: AdminSession } },
  }),
  registerVendor: endpoint({
    method: 'POST',
    path: '/api/auth/vendor/register',
    access: 'public',
    summary: 'A vendor opens an account and is signed in',
    bodyLimitKB: bodyLimitsKB.registration,
    schema: { body: Registration, response: { 201: VendorSession } },
  }),
  registerAdmin: endpoint({
    method: 'POST',
    path: '/api/auth/admin/register',
    access: 'admin',
    summary: 'An administrator adds another',
    schema: {
      body: NewAdmin,
      response: { 201: z.object({ user: AdminUser }) },
    },
  }),
  listAdmins: endpoint({
    method: 'GET',
    path: '/api/admin/admins',
    access: 'admin',
    summary: 'All administrators, the first one first',
    schema: { response: { 200: z.object({ admins: z.array(AdminUser) }) } },
  }),
  readProfile: endpoint({
    method: 'GET',
    path: '/api/auth/profile',
    access: 'any',
    summary: 'Who is signed in',
    schema: {
      response: { 200: z.union([z.object({ vendor: VendorProfile }), z.object({ user: AdminUser })]) },
    },
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'any',
    summary: 'Change the own password; every other session ends',
    schema: { body: PasswordChange, response: { 200: Message } },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    worksInMaintenance: true,
    summary: 'End this session; also fine without one',
    schema: { response: { 200: Message } },
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'public',
    summary: 'Open the link that was mailed',
    schema: {
      body: z.object({ token: requiredText('Token is required', 200) }),
      response: { 200: Message },
    },
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'vendor',
    summary: 'Mail the verification link again',
    schema: { response: { 200: Message } },
  }),
  createFirstAdmin: endpoint({
    method: 'POST',
    path: '/api/auth/first-admin',
    access: 'public',
    worksInMaintenance: true,
    summary: 'Make the first administrator with the one-time link printed at the first start',
    schema: {
      body: FirstAdmin,
      response: { 201: z.object({ user: AdminUser }) },
    },
  }),
}
