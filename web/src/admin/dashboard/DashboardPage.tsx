import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { summaryQuery } from '../vendor-figures/api.ts'
import { BackupCard } from './BackupCard.tsx'
import { ContactMessages } from './ContactMessages.tsx'
import { DatabaseToolCard } from './DatabaseToolCard.tsx'
import { Figures } from './Figures.tsx'
import { QuickActions } from './QuickActions.tsx'

export function DashboardPage() {
  const figures = useQuery({ ...summaryQuery(['admin', 'dashboard'], { period: '30d' }), staleTime: 0 })

  return (
    <div className="grid gap-5 lg:gap-6">
      <PageHeader
        title={`Welcome back, ${useSession()?.user.name}!`}
        description="This is how the platform is doing. Views and scans are those of the last 30 days."
        actions={
          <Button variant="secondary" asChild>
            <Link to="/">
              <Globe aria-hidden />
              View Site
            </Link>
          </Button>
        }
      />
      <Figures query={figures} />
      <QuickActions />
      {/* A quick action scrolls here: the cards of the backups and of the database tool. */}
      <section id="backup" aria-label="Database" className="grid scroll-mt-20 gap-5 lg:grid-cols-2 lg:gap-6">
        <BackupCard />
        <DatabaseToolCard />
      </section>
      <ContactMessages />
    </div>
  )
}
