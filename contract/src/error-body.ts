import { z } from 'zod'

/** The body of every error response. */
export const ErrorBody = z.object({
  message: z.string(),
  /** Set by endpoints whose success has `success: true`. */
  success: z.literal(false).optional(),
  /** Set by the health check, whose success has `status: 'ok'`. */
  status: z.literal('error').optional(),
  error: z.string().optional(),
  details: z.array(z.object({ msg: z.string(), path: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** The messages that many endpoints share. */
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
