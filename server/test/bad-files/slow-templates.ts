import { SMALL_TEMPLATE } from '../templates.ts'

/** Programs of which every piece is harmless, and which take long to read all the same. */
export const slowTemplates = [
  { title: 'comments that never end', source: SMALL_TEMPLATE + '/*a'.repeat(100_000) },
  { title: 'twenty thousand loops', source: `${SMALL_TEMPLATE}\n${'for(;;)x;'.repeat(20_000)}\neval('')` },
  { title: 'functions in functions', source: `${SMALL_TEMPLATE}\nconst f = ${'()=>'.repeat(1000)}eval('')` },
]
