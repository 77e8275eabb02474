import type { UseQueryResult } from '@tanstack/react-query'
import { Refusal } from '../../api/failures/refusal.ts'

/** Why the server cannot answer yet, where it says so. */
export const reasonOf = ({ error }: Pick<UseQueryResult, 'error'>, otherwise: string) =>
  error instanceof Refusal && error.status === 503 && error.message !== '' ? error.message : otherwise
