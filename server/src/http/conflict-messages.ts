/** A unique constraint is named after its error code; these are the messages. */
const conflictMessages: Record<string, string> = {
  vendor_phone_taken: 'Phone number already registered',
  vendor_email_taken: 'Email already registered',
  admin_email_taken: 'Email already registered',
  category_name_taken: 'A category with this name already exists. Please choose a different name.',
  country_code_taken: 'A country with this code already exists.',
  country_name_taken: 'A country with this name already exists.',
  state_code_taken: 'A state with this code already exists in this country.',
  state_name_taken: 'A state with this name already exists in this country.',
  city_name_taken: 'A city with this name already exists in this state.',
  purchase_already_pending: 'You have already asked for this template. We will contact you.',
  area_name_taken: 'An area with this name already exists in this city.',
  budget_tier_taken: 'A budget tier with this level and budget already exists.',
  placement_area_taken: 'The same area is named twice.',
}

/** The same error for people: the number is taken, in this spelling or in another. */
const sameErrors: Record<string, string> = { vendor_phone_e164_taken: 'vendor_phone_taken' }

export const conflictCode = (constraint: string) => sameErrors[constraint] ?? constraint

export const conflictMessage = (code: string) => conflictMessages[code] ?? 'Resource conflict'
