import { useNavigate } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { Refusal } from '../../api/refusal.ts'
import { endSession } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'

type Props = {
  /** Nothing failed when the answer itself makes no sense. */
  failure: unknown
  retrying: boolean
  onRetry: () => void
}

export function TemplatesFailure({ failure, retrying, onRetry }: Props) {
  return (
    <Card flush>
      {failure instanceof Refusal && failure.status === 401 ? (
        <NotAuthorized />
      ) : (
        <ErrorPanel {...(failure ? failedToLoad : dataError)} onRetry={onRetry} retrying={retrying} />
      )}
    </Card>
  )
}

const failedToLoad = { message: 'We could not load the templates.' }
const dataError = { title: 'Data Error', message: 'The server did not send a list of templates.' }

function NotAuthorized() {
  const navigate = useNavigate()
  const goToLogin = () => {
    endSession()
    navigate({ to: '/admin/login' })
  }

  return (
    <div role="alert">
      <EmptyState
        icon={<LogIn />}
        title="Not signed in"
        text="You are not authorized to view templates. Please log in as an admin user."
        action={<Button onClick={goToLogin}>Go to Login</Button>}
      />
    </div>
  )
}
