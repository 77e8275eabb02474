export const statusTones = { Active: 'good', Expired: 'warn', Inactive: 'neutral' } as const
