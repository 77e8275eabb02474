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
      description={descriptionOf(status)}
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
          <div className="flex gap-2">
            <Badge dot tone={isRunning ? 'good' : 'neutral'}>
              {wordFor(status)}
            </Badge>
            {status?.isReadOnly && <Badge>Read only</Badge>}
          </div>
        )}
        <p>{placeOf(status?.url)} It stops after 30 minutes of inactivity.</p>
      </div>
    </Card>
  )
}

type Status = { isRunning: boolean; url: string | null; isReadOnly: boolean }

const descriptionOf = (status?: Status) => {
  if (!status) return 'View the database tables.'
  return status.isReadOnly
    ? 'Prisma Studio is used in place of pgAdmin. It is read only, and every query is recorded in the audit log.'
    : 'Your own pgAdmin, with its own login and rights. Its queries are not in the audit log.'
}

/** An address of this machine needs a tunnel from any other; one that the operator has set does not. */
const placeOf = (url?: string | null) => {
  const here = 'It runs on the Thela server'
  if (!url) return `${here}. To open it from another computer, set up a tunnel to its port first.`
  const { host, hostname } = new URL(url)
  return /^(127\.0\.0\.1|localhost)$/.test(hostname)
    ? `${here} (${host}). To open it from another computer, set up a tunnel to its port first.`
    : `It opens at ${host}.`
}

/** 'Unknown' while the status could not be loaded. */
const wordFor = (status?: Status) => {
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
