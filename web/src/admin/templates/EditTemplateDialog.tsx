import { zodResolver } from '@hookform/resolvers/zod'
import { type Template, TemplateName } from '@thela/contract/templates/catalogue'
import { optionalText } from '@thela/contract/values/text'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { fieldOf } from '../../ui/field-of.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useRenameTemplate } from './api.ts'

type Props = { template: Template; onClose: () => void }

const Names = z.object({ name: TemplateName, description: optionalText(300) })

export function EditTemplateDialog({ template, onClose }: Props) {
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
