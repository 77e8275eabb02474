import { z } from 'zod'

/** Checks the length of a list before its elements: a list that is too long is cheap to refuse and has one error. */
export function limitedList<Element extends z.ZodType>(list: z.ZodArray<Element>) {
  const count = new z.ZodArray({ ...list.def, element: z.unknown() })

  const counted = z.preprocess((given, context) => {
    for (const issue of count.safeParse(given).error?.issues ?? []) context.addIssue({ ...issue })
    return given
  }, list)
  return counted as unknown as z.ZodType<z.output<typeof list>, z.input<typeof list>>
}
