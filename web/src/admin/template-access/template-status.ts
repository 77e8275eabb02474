import type { TemplatePermission } from '@thela/contract/template-access'
import type { Template } from '@thela/contract/templates'

/** Active while it is offered; Expired when it needs a permission and every one that was given has ended (DEC-190). */
export function templateStatus(template: Template, permissions: TemplatePermission[]) {
  const own = permissions.filter((permission) => permission.template.templateId === template.templateId)
  const hasEnded = own.length > 0 && own.every(({ status }) => status === 'Expired')
  if (template.accessLevel !== 'free' && hasEnded) return 'Expired'
  return template.isActive && template.isEnabled ? 'Active' : 'Inactive'
}
