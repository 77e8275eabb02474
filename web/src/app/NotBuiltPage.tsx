import { Link, useRouter } from '@tanstack/react-router'
import { Hammer } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function NotBuiltPage({ title }: { title: string }) {
  const router = useRouter()

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-2 p-4">
      <h1 className="font-bold text-2xl text-ink">{title}</h1>
      <EmptyState
        icon={<Hammer />}
        title="Not here yet"
        text="This page is part of the plan, but nobody has built it so far."
        action={
          <>
            <Button variant="secondary" onClick={() => router.history.back()}>
              Go Back
            </Button>
            <Button variant="secondary" asChild>
              <Link to="/">Go to Homepage</Link>
            </Button>
          </>
        }
      />
    </div>
  )
}
