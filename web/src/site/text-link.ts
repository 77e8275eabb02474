export const textLink = 'font-semibold text-brand-ink underline underline-offset-2'
