import { PLATFORM_QUOTA, VENDOR_QUOTA } from '@thela/contract/core/upload-quotas'
import type { Storage } from '@thela/contract/core/uploads'
import type { Db } from '../../../../db/connect.ts'
import { hourlyQuotaReached, quotaReached } from '../../../../http/errors.ts'
import { addToHour, type Owner, readHour, readStored } from './queries.ts'

/** How much is added: an optimized format is bytes of a picture that is counted already. */
type Size = { files: number; bytes: number }

const quotaOf = (owner: Owner) => (owner === null ? PLATFORM_QUOTA : VENDOR_QUOTA)

export async function readStorage(db: Db, vendorId: string): Promise<Storage> {
  const { files, bytes } = await readStored(db, vendorId)
  return { usedBytes: bytes, maxBytes: VENDOR_QUOTA.bytes, usedFiles: files, maxFiles: VENDOR_QUOTA.files }
}

/** Refuses before any work is done; what counts is the check when it is stored. */
export async function checkQuota(db: Db, owner: Owner) {
  const smallest = { files: 1, bytes: 1 }
  refuseOver(owner, await readStored(db, owner), smallest)
  const hour = await readHour(db, owner)
  if (hour) refuseBusyHour(owner, { ...hour, files: hour.files + 1, bytes: hour.bytes + 1 })
}

/**
 * Counts what is stored in this transaction, or refuses it. The row of the hour stays locked until the transaction
 * ends, so that uploads at the same time are counted one after the other.
 */
export async function chargeQuota(db: Db, owner: Owner, size: Size) {
  refuseBusyHour(owner, await addToHour(db, owner, size))
  refuseOver(owner, await readStored(db, owner), size)
}

function refuseOver(owner: Owner, stored: Size, more: Size) {
  const quota = quotaOf(owner)
  if (stored.files + more.files <= quota.files && stored.bytes + more.bytes <= quota.bytes) return
  throw quotaReached('Your picture storage is full. Please remove pictures you no longer need and try again.')
}

function refuseBusyHour(owner: Owner, { files, bytes, secondsLeft }: Size & { secondsLeft: number }) {
  const quota = quotaOf(owner)
  if (files <= quota.filesPerHour && bytes <= quota.bytesPerHour) return
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60))
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  throw hourlyQuotaReached(
    `You have uploaded too many files in the last hour. Please try again in ${wait}.`,
    Math.max(1, Math.ceil(secondsLeft)),
  )
}
