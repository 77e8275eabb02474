import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { messages } from '@thela/contract/error-body'
import * as words from '@thela/words/app/page'
import { translateError } from '@thela/words/errors'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { settingsQuery, useMaintenance } from '../api/settings.ts'
import { Button } from '../ui/button/Button.tsx'
import { FullPageNotice } from './FullPageNotice.tsx'

/** The site stays mounted, only hidden: typed text is still there when maintenance ends. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const settings = useQuery(settingsQuery)
  const isAdminArea = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) })
  const isRefused = useMaintenance()
  const isClosed = !isAdminArea && (isRefused || settings.data?.maintenanceMode === true)

  return (
    <>
      {isClosed && <MaintenancePage onRetry={() => settings.refetch()} retrying={settings.isFetching} />}
      <div hidden={isClosed}>{children}</div>
    </>
  )
}

type Props = { onRetry: () => void; retrying: boolean }

function MaintenancePage({ onRetry, retrying }: Props) {
  return (
    <FullPageNotice
      title={words.maintenanceTitle}
      text={translateError(messages.maintenance)}
      actions={
        <Button size="lg" icon={<RotateCw aria-hidden />} busy={retrying} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    />
  )
}
