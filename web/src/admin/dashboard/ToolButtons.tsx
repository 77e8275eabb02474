import { ExternalLink, Play, Square } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'

type Action = { mutate: () => void; isPending: boolean }
type Props = { isRunning: boolean; url?: string | null; start: Action; stop: Action }

export function ToolButtons({ isRunning, url, start, stop }: Props) {
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
