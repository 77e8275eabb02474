import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { InputOf } from '@thela/contract/endpoint'
import { type Grant, type PurchaseSettlement, templateAccessApi } from '@thela/contract/templates/access'
import { type AccessLevel, templatesApi } from '@thela/contract/templates/catalogue'
import { call, listOf } from '../../api/call.ts'
import { readAllRows } from '../tables/read-pages.ts'
import { accessKey, toastAndRefetch } from '../templates/api.ts'

const PAGE_SIZE = 200
export const SHOWN_AT_ONCE = 50

export const templatesQuery = queryOptions({
  queryKey: [...accessKey, 'templates'],
  queryFn: async () => listOf((await call(templatesApi.list, { querystring: { limit: 500 } })).data),
  retry: false,
  meta: { quiet: true },
})

type PermissionFilter = Pick<
  InputOf<typeof templateAccessApi.listPermissions>['querystring'],
  'status' | 'templateId'
>

/** A page of permissions: the active ones, or all that were ever granted for a template. */
export const permissionsQuery = (filter: PermissionFilter, page: number) =>
  queryOptions({
    queryKey: [...accessKey, 'permissions', filter, page],
    queryFn: async () => {
      const querystring = { ...filter, page, limit: SHOWN_AT_ONCE }
      const { data, pagination } = await call(templateAccessApi.listPermissions, { querystring })
      return { permissions: listOf(data), total: pagination.total }
    },
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true },
  })

/** How many permissions were granted for a template, and how many of them have ended. */
export const endedQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...accessKey, 'ended', templateId],
    queryFn: async () => ({
      given: await countPermissions({ templateId, status: 'all' }),
      ended: await countPermissions({ templateId, status: 'expired' }),
    }),
    retry: false,
    meta: { quiet: true },
  })

async function countPermissions(filter: PermissionFilter) {
  const { pagination } = await call(templateAccessApi.listPermissions, {
    querystring: { ...filter, limit: 1 },
  })
  return pagination.total
}

export const purchasesQuery = queryOptions({
  queryKey: [...accessKey, 'purchases'],
  queryFn: () => readAllRows(loadPurchases),
  retry: false,
  meta: { quiet: true },
})

async function loadPurchases(page: number) {
  const querystring = { status: 'PENDING', page, limit: PAGE_SIZE } as const
  const { data, pagination } = await call(templateAccessApi.listPurchases, { querystring })
  return { rows: listOf(data), pagination }
}

export const useGrant = () =>
  useMutation({
    mutationFn: (body: Grant) => call(templateAccessApi.grant, { body }),
    meta: { fallback: 'Failed to grant access' },
    onSuccess: toastAndRefetch,
  })

export const useRevoke = () =>
  useMutation({
    mutationFn: (params: { templateId: string; vendorId: string }) =>
      call(templateAccessApi.revoke, { params }),
    meta: { fallback: 'Failed to revoke access' },
    onSuccess: toastAndRefetch,
  })

export const useSetAccessLevel = (id: string) =>
  useMutation({
    mutationFn: (body: { accessLevel: AccessLevel; price: number | null }) =>
      call(templatesApi.update, { params: { id }, body }),
    meta: { fallback: 'Failed to update template access level' },
    onSuccess: toastAndRefetch,
  })

export const useSettlePurchase = () =>
  useMutation({
    mutationFn: ({ id, ...body }: PurchaseSettlement & { id: string }) =>
      call(templateAccessApi.settlePurchase, { params: { id }, body }),
    meta: { fallback: 'Failed to update the request' },
    onSuccess: ({ data }) =>
      toastAndRefetch({
        message: data.status === 'GRANTED' ? 'Access granted successfully!' : 'Request declined.',
      }),
  })
