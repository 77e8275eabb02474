import { z } from 'zod'

/** Counts a list before it looks at any element: a list that is too long costs nothing and names one problem. */
export function countFirst<Element extends z.ZodType>(list: z.ZodArray<Element>) {
  const count = new z.ZodArray({ ...list.def, element: z.unknown() })

  const counted = z.preprocess((given, context) => {
    for (const issue of count.safeParse(given).error?.issues ?? []) context.addIssue({ ...issue })
    return given
  }, list)
  return counted as unknown as z.ZodType<z.output<typeof list>, z.input<typeof list>>
}
