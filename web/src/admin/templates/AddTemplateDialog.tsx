import { zodResolver } from '@hookform/resolvers/zod'
import { NewTemplate, type Template } from '@thela/contract/templates/catalogue'
import { useForm } from 'react-hook-form'
import { Refusal } from '../../api/refusal.ts'
import { fieldOf } from '../../ui/field-of.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useCreateTemplate, useUploadTemplate } from './api.ts'
import { TemplateFileField } from './TemplateFileField.tsx'
import { useTemplateFile } from './use-template-file.ts'

type Props = { templates: Template[]; onClose: () => void }

/** A record for a component that is there, or a file that brings a new one. */
export function AddTemplateDialog({ templates, onClose }: Props) {
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
      description="Upload a .jsx file, or name a design that came with Thela."
      size="lg"
      submitLabel={chosen.file ? 'Upload Template' : 'Create Template'}
      busy={create.isPending || upload.isPending}
      busyLabel={chosen.file ? 'Uploading...' : 'Creating...'}
      blocked={chosen.state === 'invalid'}
      onSubmit={submit}
      onClose={onClose}
    >
      <TemplateFileField chosen={chosen} faults={faultsOf(upload.error)} />
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

/** What the server found in the file when it read it as a program. */
const faultsOf = (failure: unknown) =>
  failure instanceof Refusal && failure.status === 400 ? failure.details.map(({ msg }) => msg) : []
