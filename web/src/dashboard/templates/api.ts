import { queryOptions, useMutation } from '@tanstack/react-query'
import { menuPageApi } from '@thela/contract/menus/page-data'
import { templateAccessApi } from '@thela/contract/templates/access'
import { type TemplateChoice, templatesApi } from '@thela/contract/templates/catalogue'
import * as words from '@thela/words/dashboard/templates'
import { translateError } from '@thela/words/errors'
import { call, listOf } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** The designs this vendor may use; all enabled ones when that request fails. */
export const templatesQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['templates', vendorId],
    queryFn: async () => {
      const asked = call(templatesApi.listAvailable, { params: { id: vendorId } })
      return listOf((await asked.catch(() => call(templatesApi.listEnabled, {}))).data)
    },
    meta: { fallback: words.loadFailed },
  })

/** Premium and custom designs, and whether this vendor has access to each. */
export const offersQuery = queryOptions({
  queryKey: ['template-offers'],
  queryFn: async () => listOf((await call(templateAccessApi.listOffers, {})).data),
  meta: { quiet: true },
})

export const choiceQuery = queryOptions({
  queryKey: ['template-choice'],
  queryFn: async () => (await call(templatesApi.readChoice, {})).data,
  meta: { quiet: true },
})

/** What customers see, for the previews: always fetched again, never from the browser's cache (DEC-093). */
export const ownMenuQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-menu', id],
    queryFn: () => call(menuPageApi.readMenu, { params: { id }, querystring: {} }, { cache: 'no-store' }),
    staleTime: 0,
    meta: { quiet: true },
  })

export function useChooseTemplate() {
  return useMutation({
    mutationFn: (body: TemplateChoice) => call(templatesApi.choose, { body }),
    meta: { fallback: words.applyFailed },
    onSuccess: ({ data }) => {
      queryClient.setQueryData(choiceQuery.queryKey, data)
      queryClient.invalidateQueries({ queryKey: ['dashboard'] })
      toast.success(words.appliedSuccessfully)
    },
  })
}

/** Asks for a design; the server's answer says how it is paid for (DEC-191). */
export function useRequestTemplate() {
  return useMutation({
    mutationFn: (templateId: string) => call(templateAccessApi.purchase, { body: { templateId } }),
    meta: { fallback: words.requestFailed },
    onSuccess: ({ message }) => toast.success(translateError(message)),
    // Also after a refusal: another tab may have asked, or the administrator may have granted it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: offersQuery.queryKey }),
  })
}
