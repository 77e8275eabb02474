import { zodResolver } from '@hookform/resolvers/zod'
import { NewTemplate, type Template, TemplateName } from '@thela/contract/templates/catalogue'
import { optionalText } from '@thela/contract/values/text'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Refusal } from '../../api/failures/refusal.ts'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useCreateTemplate, useRemoveTemplate, useRenameTemplate, useUploadTemplate } from './api.ts'
import { TemplateFileField, useTemplateFile } from './TemplateFileField.tsx'
import { TemplatePreviewDialog } from './TemplatePreviewDialog.tsx'

export type Opened = { what: 'add' } | { what: 'preview' | 'edit' | 'delete'; template: Template }

type Props = { opened: Opened; templates: Template[]; onClose: () => void }

export function TemplateDialogs({ opened, templates, onClose }: Props) {
  if (opened.what === 'add') return <AddTemplateDialog templates={templates} onClose={onClose} />

  const Dialog = dialogs[opened.what]
  return <Dialog template={opened.template} onClose={onClose} />
}

const dialogs = { preview: TemplatePreviewDialog, edit: EditTemplateDialog, delete: DeleteTemplateDialog }

type AddTemplateDialogProps = { templates: Template[]; onClose: () => void }

/** Creates a record for an existing component, or uploads a file with a new one. */
function AddTemplateDialog({ templates, onClose }: AddTemplateDialogProps) {
  const create = useCreateTemplate()
  const upload = useUploadTemplate()
  const form = useForm({
    resolver: zodResolver(NewTemplate),
    defaultValues: { templateId: '', name: '', description: '' },
  })
  const chosen = useTemplateFile((id) => form.setValue('templateId', id, { shouldValidate: true }))

  const submit = form.handleSubmit((template) => {
    if (templates.some(({ templateId }) => templateId === template.templateId)) {
      const message = `Template ID "${template.templateId}" already exists. Please use a different ID.`
      return form.setError('templateId', { message }, { shouldFocus: true })
    }
    if (chosen.file) upload.mutate({ ...template, file: chosen.file }, { onSuccess: onClose })
    else create.mutate(template, { onSuccess: onClose })
  })

  return (
    <FormDialog
      title="Add Template"
      description="Upload a .jsx file, or enter the ID of a template that comes with Thela."
      size="lg"
      submitLabel={chosen.file ? 'Upload Template' : 'Create Template'}
      busy={create.isPending || upload.isPending}
      busyLabel={chosen.file ? 'Uploading...' : 'Creating...'}
      blocked={chosen.state === 'invalid'}
      onSubmit={submit}
      onClose={onClose}
    >
      <TemplateFileField chosen={chosen} serverErrors={validationErrors(upload.error)} />
      <TextField
        label="Template ID"
        required
        autoComplete="off"
        spellCheck={false}
        {...fieldOf(form, 'templateId')}
      />
      <TextField label="Display Name" required autoComplete="off" {...fieldOf(form, 'name')} />
      <TextArea label="Description" rows={2} {...fieldOf(form, 'description')} />
    </FormDialog>
  )
}

/** What the server found wrong in the file. */
const validationErrors = (failure: unknown) =>
  failure instanceof Refusal && failure.status === 400 ? failure.details.map(({ msg }) => msg) : []

type TemplateDialogProps = { template: Template; onClose: () => void }

const Names = z.object({ name: TemplateName, description: optionalText(300) })

function EditTemplateDialog({ template, onClose }: TemplateDialogProps) {
  const rename = useRenameTemplate(template.id)
  const form = useForm({
    resolver: zodResolver(Names),
    defaultValues: { name: template.name, description: template.description ?? '' },
  })
  const submit = form.handleSubmit((names) => rename.mutate(names, { onSuccess: onClose }))

  return (
    <FormDialog
      title="Edit Template"
      submitLabel="Save Changes"
      busy={rename.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Template ID" value={template.templateId} readOnly hint="The ID cannot be changed." />
      <TextField label="Display Name" required autoComplete="off" {...fieldOf(form, 'name')} />
      <TextArea label="Description" rows={3} {...fieldOf(form, 'description')} />
    </FormDialog>
  )
}

function DeleteTemplateDialog({ template, onClose }: TemplateDialogProps) {
  const remove = useRemoveTemplate()
  const end =
    template.source === 'uploaded'
      ? 'Its file will also be deleted. This cannot be undone.'
      : 'You can restore it with Sync Templates. It will be disabled.'

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete "${template.name}"?`}
      description={`Menus that use this template will switch to the default layout, and all permissions for it will end. ${end}`}
      confirmLabel="Delete Template"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate(template.id, { onSuccess: onClose })}
    />
  )
}
