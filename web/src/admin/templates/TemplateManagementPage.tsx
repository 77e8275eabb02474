import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Info, LogIn, Plus, RefreshCw, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Refusal } from '../../api/failures/refusal.ts'
import { endSession } from '../../api/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { templatesQuery, useSyncTemplates, useValidateTemplates } from './api.ts'
import { type Opened, TemplateDialogs } from './TemplateDialogs.tsx'
import { TemplateLists } from './TemplateLists.tsx'

export function TemplateManagementPage() {
  const list = useQuery(templatesQuery)
  const validate = useValidateTemplates()
  const sync = useSyncTemplates()
  const [opened, setOpened] = useState<Opened>()
  const templates = Array.isArray(list.data) ? list.data : undefined
  const missing = validate.data?.results.filter(({ status }) => status === 'missing') ?? []

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Template Management"
        description="The templates that vendors can use for their menus."
        actions={
          <>
            <Button
              variant="secondary"
              icon={<ShieldCheck aria-hidden />}
              busy={validate.isPending}
              onClick={() => validate.mutate()}
            >
              Validate
            </Button>
            <Button
              variant="secondary"
              icon={<RefreshCw aria-hidden />}
              busy={sync.isPending}
              onClick={() => sync.mutate()}
            >
              Sync Templates
            </Button>
            <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ what: 'add' })}>
              Add Template
            </Button>
          </>
        }
      />
      <TemplateBanner />
      {list.isLoadingError || (list.data && !templates) ? (
        <TemplatesFailure failure={list.error} retrying={list.isFetching} onRetry={() => list.refetch()} />
      ) : (
        <TemplateLists
          templates={templates}
          missingIds={missing.map(({ templateId }) => templateId)}
          onOpen={(what, template) => setOpened({ what, template })}
          onSync={() => sync.mutate()}
        />
      )}
      {opened && (
        <TemplateDialogs opened={opened} templates={templates ?? []} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}

function TemplateBanner() {
  return (
    <p
      role="note"
      className="flex gap-2.5 rounded-lg bg-brand-soft px-4 py-3 text-brand-ink text-sm leading-relaxed"
    >
      <Info aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>
        The templates that come with Thela are already here. You can add your own as a .jsx file. It is
        checked, runs in isolation, and stays disabled until you review and enable it.
      </span>
    </p>
  )
}

type TemplatesFailureProps = {
  /** Nothing failed when the answer itself makes no sense. */
  failure: unknown
  retrying: boolean
  onRetry: () => void
}

function TemplatesFailure({ failure, retrying, onRetry }: TemplatesFailureProps) {
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
