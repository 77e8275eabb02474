import { z } from 'zod'

/** The body of every answer that is not a success. */
export const ErrorBody = z.object({
  message: z.string(),
  /** Said by the calls whose success says `success: true`. */
  success: z.literal(false).optional(),
  /** Said by the health check, whose success says `status: 'ok'`. */
  status: z.literal('error').optional(),
  error: z.string().optional(),
  details: z.array(z.object({ msg: z.string(), path: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** The words of the answers that many calls share. */
export const messages = {
  authenticationRequired: 'Authentication required',
  sessionExpired: 'Session expired. Please login again.',
  accessDenied: 'Access denied. You do not have permission to perform this action.',
  notFound: 'Resource not found.',
  validation: 'Validation error',
  invalidJson: 'Invalid JSON format',
  tooManyRequests: 'Too many requests. Please try again later.',
  serverError: 'Server error. Please try again later.',
  diskFull: 'The server has no space left to store this. Please try again later.',
  maintenance: 'The site is under maintenance. Please try again later.',
} as const
