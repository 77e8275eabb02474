import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { profileQuery } from '../api/session/profile.ts'
import { type Session, useSession } from '../api/session/session.ts'
import { settingsQuery } from '../api/settings.ts'
import { FullScreenSpinner } from '../ui/feedback/Spinner.tsx'

type Props = { admits: (session: Session) => boolean }

/**
 * Shows a guarded area once the profile and the settings are loaded; if the server does not respond, the stored
 * user is used.
 */
export function SessionGate({ admits }: Props) {
  const session = useSession()
  const isAdmitted = session !== null && admits(session)
  const profile = useQuery({ ...profileQuery, enabled: isAdmitted })
  const settings = useQuery(settingsQuery)
  const isKnown = !profile.isPending && !settings.isPending

  return isAdmitted && isKnown ? <Outlet /> : <FullScreenSpinner />
}
