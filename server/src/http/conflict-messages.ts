/** A unique constraint is named after the error it means; these are its words. */
const conflictMessages: Record<string, string> = {
  vendor_phone_taken: 'Phone number already registered',
  vendor_email_taken: 'Email already registered',
  admin_email_taken: 'Email already registered',
  category_name_taken: 'A category with this name already exists. Please choose a different name.',
}

export const conflictMessage = (constraint: string) => conflictMessages[constraint] ?? 'Resource conflict'
