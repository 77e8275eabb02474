import { keepDeviceToken } from './device-tokens.ts'
import { profileQuery } from './profile.ts'
import { queryClient } from './query-client.ts'
import { saveSession, type User } from './session.ts'

/** Starts a session with what a login or a registration answered. */
export function signIn({ token, user, deviceToken }: { token: string; user: User; deviceToken: string }) {
  // The profile is known already, so the next page need not wait for it.
  queryClient.setQueryData(profileQuery.queryKey, user)
  keepDeviceToken(deviceToken)
  saveSession(token, user)
}
