import { useController } from 'react-hook-form'
import { Switch } from '../../ui/Switch.tsx'
import type { ConfigFormState, sections } from './config-form.ts'

type Flag = (typeof sections)[number]['flags'][number]
type Props = { form: ConfigFormState; flags: readonly Flag[]; disabled: boolean }

export function FlagFields({ form, flags, disabled }: Props) {
  return (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {flags.map((flag) => (
        <FlagField key={flag.name} form={form} flag={flag} disabled={disabled} />
      ))}
    </div>
  )
}

function FlagField({ form, flag, disabled }: Pick<Props, 'form' | 'disabled'> & { flag: Flag }) {
  const { field } = useController({ control: form.control, name: flag.name })

  return (
    <Switch
      label={flag.label}
      ref={field.ref}
      checked={field.value}
      disabled={disabled}
      onChange={field.onChange}
    />
  )
}
