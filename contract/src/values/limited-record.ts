import { z } from 'zod'

type Limits = {
  most: number
  tooMany: string
  /** The error for a name that is none; the key's own if left out. */
  unknown?: string
}

/** Checks the number and the names of an object's entries before their values, so that a bad one is cheap to refuse. */
export function limitedRecord<Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  record: z.ZodRecord<Key, Value>,
  { most, tooMany, unknown }: Limits,
) {
  const checked = z.preprocess(
    (given, context) => {
      const names = typeof given === 'object' && given !== null ? Object.keys(given) : []
      const isKnown = (name: string) => z.safeParse(record.keyType, name).success
      if (names.length > most) context.addIssue({ code: 'custom', message: tooMany })
      else if (unknown && !names.every(isKnown)) context.addIssue({ code: 'custom', message: unknown })
      return given
    },
    record.meta({ maxProperties: most }),
  )
  return checked as unknown as z.ZodType<z.output<typeof record>, z.input<typeof record>>
}
