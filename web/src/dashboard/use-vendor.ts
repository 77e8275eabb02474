import { useSession } from '../api/session/session.ts'

/** The signed-in vendor; only for screens behind the vendor area's guard. */
export function useVendor() {
  const user = useSession()?.user
  if (user?.role !== 'VENDOR') throw new Error('This screen needs a signed-in vendor')
  return user
}
