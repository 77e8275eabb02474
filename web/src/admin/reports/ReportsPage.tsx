import { useSession } from '../../api/session.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { Reports } from './Reports.tsx'

/** The guard of the route comes first; the page does not rely on it (DEC-165). */
export function ReportsPage() {
  return useSession()?.isAdmin ? <Reports /> : <AccessDenied />
}
