import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Play, Square } from 'lucide-react'
import { useSession } from '../../api/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { toolStatusQuery, useStartTool, useStopTool } from './api.ts'

export function DatabaseToolCard() {
  const enabled = useSession()?.user.role === 'SUPER_ADMIN'
  const { data: status, isPending } = useQuery({ ...toolStatusQuery, enabled })
  const start = useStartTool()
  const stop = useStopTool()
  const isRunning = status?.isRunning ?? false

  return (
    <Card
      title="Database Admin Tool"
      description="Look into the tables, read only. Every query is written into the audit log."
      actions={
        <ToolButtons
          isRunning={isRunning}
          // The address of the start holds a key that opens it once; afterwards the browser is known.
          url={isRunning ? (start.data?.url ?? status?.url) : null}
          start={start}
          stop={{ ...stop, mutate: () => stop.mutate(undefined, { onSuccess: start.reset }) }}
        />
      }
    >
      <div className="grid gap-2 text-ink-soft text-sm">
        {isPending ? (
          <Skeleton width="5rem" height="1.5rem" />
        ) : (
          <Badge dot tone={isRunning ? 'good' : 'neutral'}>
            {wordFor(status)}
          </Badge>
        )}
        <p>
          It opens on the machine that runs Thela{status?.url && ` (${new URL(status.url).host})`} and stops
          after 30 minutes without use. From another machine, open a tunnel to its port first.
        </p>
      </div>
    </Card>
  )
}

/** A state that could not be asked for is none. */
const wordFor = (status?: { isRunning: boolean }) => {
  if (!status) return 'Unknown'
  return status.isRunning ? 'Running' : 'Stopped'
}

type Action = { mutate: () => void; isPending: boolean }
type ToolButtonsProps = { isRunning: boolean; url?: string | null; start: Action; stop: Action }

function ToolButtons({ isRunning, url, start, stop }: ToolButtonsProps) {
  if (!isRunning) {
    return (
      <Button
        size="sm"
        icon={<Play aria-hidden />}
        busy={start.isPending}
        busyLabel="Starting..."
        onClick={() => start.mutate()}
      >
        Start pgAdmin
      </Button>
    )
  }
  return (
    <>
      {url && (
        <Button size="sm" asChild>
          <a href={url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            Open pgAdmin
          </a>
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={<Square aria-hidden />}
        busy={stop.isPending}
        busyLabel="Stopping..."
        onClick={() => stop.mutate()}
      >
        Stop pgAdmin
      </Button>
    </>
  )
}
