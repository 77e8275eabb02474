import type { PublicSettings } from '@thela/contract/core/platform'

const closing = {
  title: 'Close the site for maintenance?',
  description:
    'Every menu, every dashboard and the whole site show a maintenance page until you switch it off again. You stay signed in.',
  confirmLabel: 'Close the Site',
}

const verifying = {
  title: 'Require email verification?',
  description:
    'Menus of vendors without a verified email go offline at once, also those that customers read now. Their dashboard tells these vendors, and mails them the link when they ask for it.',
  confirmLabel: 'Require Verification',
}

/** What is asked before a switch that takes menus from the customers; several are asked as one. */
export function questionBeforeSaving(before: PublicSettings, next: PublicSettings) {
  const questions = [
    ...(next.maintenanceMode && !before.maintenanceMode ? [closing] : []),
    ...(next.requireEmailVerification && !before.requireEmailVerification ? [verifying] : []),
  ]
  const [first] = questions
  return first && { ...first, description: questions.map(({ description }) => description).join(' ') }
}
