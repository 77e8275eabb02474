import { zodResolver } from '@hookform/resolvers/zod'
import { type Template, TemplateName } from '@thela/contract/templates'
import { optionalText } from '@thela/contract/text'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { fieldOf } from '../../ui/field-of.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useRenameTemplate } from './api.ts'

type Props = { template: Template; onClose: () => void }

const Names = z.object({ name: TemplateName, description: optionalText(300) })

export function EditTemplateDialog({ template, onClose }: Props) {
  const formId = useId()
  const rename = useRenameTemplate(template.id)
  const form = useForm({
    resolver: zodResolver(Names),
    defaultValues: { name: template.name, description: template.description ?? '' },
  })
  const submit = form.handleSubmit((names) => rename.mutate(names, { onSuccess: onClose }))

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit Template"
      locked={rename.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={rename.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={rename.isPending}>
            Save Changes
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <TextField
          label="Template ID"
          value={template.templateId}
          readOnly
          hint="The ID cannot be changed."
        />
        <TextField label="Display Name" required autoComplete="off" {...fieldOf(form, 'name')} />
        <TextArea label="Description" rows={3} {...fieldOf(form, 'description')} />
      </form>
    </Dialog>
  )
}
