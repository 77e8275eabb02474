import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { profileQuery } from '../api/profile.ts'
import { type Session, useSession } from '../api/session.ts'
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx'

type Props = { admits: (session: Session) => boolean }

/** Holds a guarded area back until the server has said who is signed in; if nobody answers, the stored user stands. */
export function SessionGate({ admits }: Props) {
  const session = useSession()
  const isAdmitted = session !== null && admits(session)
  const profile = useQuery({ ...profileQuery, enabled: isAdmitted })

  return isAdmitted && !profile.isPending ? <Outlet /> : <FullScreenSpinner />
}
