import { useQuery } from '@tanstack/react-query'
import type { AdminUser } from '@thela/contract/identity/accounts'
import { formatDate } from '@thela/contract/values/dates'
import { ShieldUser, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { useSession } from '../../api/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { AddAdminDialog } from './AddAdminDialog.tsx'
import { adminsQuery } from './api.ts'

export function AdminsPage() {
  const query = useQuery(adminsQuery)
  const ownId = useSession()?.user.id
  const [isAdding, setIsAdding] = useState(false)

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Administrators"
        description="Administrators have full access to the back office."
        actions={
          <Button icon={<UserPlus aria-hidden />} onClick={() => setIsAdding(true)}>
            Add Administrator
          </Button>
        }
      />
      <Card flush>
        <Table
          label="Administrators"
          columns={columnsFor(ownId)}
          rows={query.data ?? []}
          rowKey={({ id }) => id}
          onPhones="stack"
          loading={query.isPending}
          skeletonRows={3}
          error={
            query.isLoadingError && (
              <QueryFailure query={query} message="We could not load the administrators." />
            )
          }
          empty={
            <EmptyState
              icon={<ShieldUser />}
              title="No administrators found"
              text="Add one, so that somebody can sign in to the back office."
            />
          }
        />
      </Card>
      {isAdding && <AddAdminDialog onClose={() => setIsAdding(false)} />}
    </div>
  )
}

const columnsFor = (ownId?: string) =>
  [
    {
      key: 'name',
      header: 'Name',
      cell: ({ id, name }: AdminUser) => (
        <span className="inline-flex flex-wrap items-center gap-2 font-medium">
          {name}
          {id === ownId && <Badge>You</Badge>}
        </span>
      ),
    },
    { key: 'email', header: 'Email', cell: ({ email }: AdminUser) => email },
    { key: 'createdAt', header: 'Added', cell: ({ createdAt }: AdminUser) => formatDate(createdAt) },
  ] as const
