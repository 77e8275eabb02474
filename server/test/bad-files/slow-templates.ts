import { SMALL_TEMPLATE } from '../templates.ts'

/** Templates whose parts are harmless but which take long to parse. */
export const slowTemplates = [
  { title: 'a template with comments that never end', source: SMALL_TEMPLATE + '/*a'.repeat(100_000) },
  {
    title: 'a template with twenty thousand loops',
    source: `${SMALL_TEMPLATE}\n${'for(;;)x;'.repeat(20_000)}\neval('')`,
  },
  {
    title: 'a template with deeply nested functions',
    source: `${SMALL_TEMPLATE}\nconst f = ${'()=>'.repeat(1000)}eval('')`,
  },
]
