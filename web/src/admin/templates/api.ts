import { queryOptions, useMutation } from '@tanstack/react-query'
import { menuPageApi } from '@thela/contract/menus/page-data'
import { type NewTemplate, type Template, templatesApi } from '@thela/contract/templates/catalogue'
import { templateUploadsApi } from '@thela/contract/templates/uploads'
import { call } from '../../api/call.ts'
import { Refusal } from '../../api/failures/refusal.ts'
import { showPlainFailureToast } from '../../api/failures/report-failure.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** Everything that a template's change may affect: the templates and their permissions. */
const templatesKey = ['admin', 'templates']
export const accessKey = [...templatesKey, 'access']

/** Every template; the screen shows a failure itself, also that of an ended session (TMG-11). */
export const templatesQuery = queryOptions({
  queryKey: [...templatesKey, 'list'],
  queryFn: async () => (await call(templatesApi.list, { querystring: { limit: 500 } })).data,
  retry: false,
  meta: { quiet: true, showsExpiry: true },
})

/** Shows the server's message and refetches everything that shows templates. */
export const toastAndRefetch = ({ message }: { message: string }) => {
  toast.success(message)
  return queryClient.invalidateQueries({ queryKey: templatesKey })
}

export const useCreateTemplate = () =>
  useMutation({
    mutationFn: (body: NewTemplate) => call(templatesApi.create, { body }),
    meta: { fallback: 'Failed to create template' },
    onSuccess: toastAndRefetch,
  })

export type Upload = NewTemplate & { file: File }

export const useUploadTemplate = () =>
  useMutation({
    mutationFn: ({ file, templateId, name, description }: Upload) => {
      const body = new FormData()
      body.append('template', file)
      body.append('templateId', templateId)
      body.append('name', name)
      body.append('description', description ?? '')
      return call(templateUploadsApi.upload, { body }).catch(explainExistingTemplate(name))
    },
    meta: { fallback: 'Upload failed. Please try again.' },
    onSuccess: toastAndRefetch,
  })

const explainExistingTemplate = (name: string) => (failure: unknown) => {
  if (!(failure instanceof Refusal) || failure.code !== 'Template already exists') throw failure
  const message = `Template "${name}" already exists. Please use a different Template ID.`
  throw new Refusal(failure.status, { message }, failure.token)
}

export const useRenameTemplate = (id: string) =>
  useMutation({
    mutationFn: (body: { name: string; description?: string | null }) =>
      call(templatesApi.update, { params: { id }, body }),
    meta: { fallback: 'Failed to update template' },
    onSuccess: toastAndRefetch,
  })

export const useToggleTemplate = () =>
  useMutation({
    mutationFn: ({ id, isEnabled }: Pick<Template, 'id' | 'isEnabled'>) =>
      call(templatesApi.toggle, { params: { id }, body: { isEnabled } }),
    meta: { fallback: 'Failed to toggle template' },
    onSuccess: toastAndRefetch,
  })

export const useRemoveTemplate = () =>
  useMutation({
    mutationFn: (id: string) => call(templatesApi.remove, { params: { id } }),
    meta: { fallback: 'Failed to delete template' },
    onSuccess: toastAndRefetch,
  })

export const useSyncTemplates = () =>
  useMutation({
    mutationFn: () => call(templateUploadsApi.sync, {}),
    meta: { quiet: true },
    onError: showPlainFailureToast('Failed to sync templates. Please try again.'),
    onSuccess: toastAndRefetch,
  })

export const useValidateTemplates = () =>
  useMutation({
    mutationFn: () => call(templateUploadsApi.validate, {}),
    meta: { quiet: true },
    onError: showPlainFailureToast('Failed to validate templates. Please try again.'),
    onSuccess: ({ summary }) =>
      summary.missing > 0
        ? toast.error(`${summary.missing} templates are missing files! Use Sync to clean up.`)
        : toast.success('All templates are valid!'),
  })

/** The menu of a real vendor for the preview. */
export const vendorMenuQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'preview-menu', id],
    queryFn: () => call(menuPageApi.readMenu, { params: { id }, querystring: {} }),
    enabled: id !== '',
    meta: { quiet: true },
  })
