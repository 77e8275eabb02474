import type { Template } from '@thela/contract/templates/catalogue'

type Permissions = { given: number; ended: number }

/** Active while it is offered; Expired when it needs a permission and every one that was given has ended (DEC-190). */
export function templateStatus(template: Template, { given, ended }: Permissions = { given: 0, ended: 0 }) {
  if (template.accessLevel !== 'free' && given > 0 && given === ended) return 'Expired'
  return template.isActive && template.isEnabled ? 'Active' : 'Inactive'
}
