import { queryOptions, useMutation } from '@tanstack/react-query'
import { type Grant, type PurchaseSettlement, templateAccessApi } from '@thela/contract/template-access'
import { type AccessLevel, templatesApi } from '@thela/contract/templates'
import { call } from '../../api/call.ts'
import { listOf } from '../../api/list-of.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/toast.ts'
import { readAllPages } from '../read-all-pages.ts'

const KEY = 'template-access'
const PAGE_SIZE = 200

export const templatesQuery = queryOptions({
  queryKey: [KEY, 'templates'],
  queryFn: async () => listOf((await call(templatesApi.list, { querystring: { limit: 500 } })).data),
  retry: false,
  meta: { quiet: true },
})

/** All of them: what is shown as active, and what the overview and the details count. */
export const permissionsQuery = queryOptions({
  queryKey: [KEY, 'permissions'],
  queryFn: async () => {
    const answers = await readAllPages((page) =>
      call(templateAccessApi.listPermissions, { querystring: { status: 'all', page, limit: PAGE_SIZE } }),
    )
    return answers.flatMap(({ data }) => listOf(data))
  },
  retry: false,
  meta: { quiet: true },
})

export const purchasesQuery = queryOptions({
  queryKey: [KEY, 'purchases'],
  queryFn: async () => {
    const answers = await readAllPages((page) =>
      call(templateAccessApi.listPurchases, { querystring: { status: 'PENDING', page, limit: PAGE_SIZE } }),
    )
    return answers.flatMap(({ data }) => listOf(data))
  },
  retry: false,
  meta: { quiet: true },
})

const changed = ({ message }: { message: string }) => {
  queryClient.invalidateQueries({ queryKey: [KEY] })
  queryClient.invalidateQueries({ queryKey: ['admin-templates'] })
  toast.success(message)
}

export const useGrant = () =>
  useMutation({
    mutationFn: (body: Grant) => call(templateAccessApi.grant, { body }),
    meta: { fallback: 'Failed to grant access' },
    onSuccess: changed,
  })

export const useRevoke = () =>
  useMutation({
    mutationFn: (params: { templateId: string; vendorId: string }) =>
      call(templateAccessApi.revoke, { params }),
    meta: { fallback: 'Failed to revoke access' },
    onSuccess: changed,
  })

export const useSetAccessLevel = (id: string) =>
  useMutation({
    mutationFn: (body: { accessLevel: AccessLevel; price: number | null }) =>
      call(templatesApi.update, { params: { id }, body }),
    meta: { fallback: 'Failed to update template access level' },
    onSuccess: changed,
  })

export const useSettlePurchase = () =>
  useMutation({
    mutationFn: ({ id, ...body }: PurchaseSettlement & { id: string }) =>
      call(templateAccessApi.settlePurchase, { params: { id }, body }),
    meta: { fallback: 'Failed to settle the request' },
    onSuccess: ({ data }) =>
      changed({
        message: data.status === 'GRANTED' ? 'Access granted successfully!' : 'Request declined.',
      }),
  })
