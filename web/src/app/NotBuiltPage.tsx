import { Link, useRouter } from '@tanstack/react-router'
import { Button } from '../ui/Button.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

export function NotBuiltPage({ title }: { title: string }) {
  const router = useRouter()

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 p-4">
      <PageHeader
        title={title}
        description="Not here yet: this page is part of the plan, but nobody has built it so far."
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => router.history.back()}>
          Go Back
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/">Go to Homepage</Link>
        </Button>
      </div>
    </div>
  )
}
