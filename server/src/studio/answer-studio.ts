import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AccessDecision, Viewer } from './messages.ts'
import type { StudioQuery } from './queries.ts'
import type { makeVisitors } from './visitors.ts'

const Key = z.object({ key: z.string().max(100) })

const Query = z.object({
  sql: z.string().max(100_000),
  parameters: z.array(z.unknown()).default([]),
})

/** The requests of Prisma's studio, named as in its documentation. */
const Question = z.discriminatedUnion('procedure', [
  z.object({ procedure: z.literal('query'), query: Query, schema: z.string().optional() }),
  z.object({ procedure: z.literal('sequence'), sequence: z.array(Query).length(2) }),
  z.object({ procedure: z.literal('transaction'), queries: z.array(Query).max(100) }),
])
type Question = z.infer<typeof Question>

type Studio = {
  visitors: ReturnType<typeof makeVisitors>
  run: (query: StudioQuery, schema?: string) => Promise<unknown[]>
  /** Whether the viewer is still signed in and the query, if any, is logged. */
  ask: (viewer: Viewer, sql?: string) => Promise<AccessDecision>
}

export function answerStudio(app: FastifyInstance, { visitors, run, ask }: Studio) {
  /** The viewer, if the administrator's session is still valid; a cookie that outlived it no longer works. */
  async function identify({ headers: { cookie } }: FastifyRequest) {
    const viewer = visitors.find(cookie)
    if (!viewer || (await ask(viewer)) === 'allowed') return viewer
    visitors.forget(cookie)
    return undefined
  }

  app.post('/key', async (request, reply) => {
    const sent = Key.safeParse(request.body)
    const cookie = sent.success && (await visitors.admit(sent.data.key))
    return cookie ? reply.header('set-cookie', cookie).code(204).send() : reply.code(401).send(NO_KEY)
  })

  app.get('/session', async (request, reply) =>
    (await identify(request)) ? reply.code(204).send() : reply.code(401).send(NO_KEY),
  )

  app.post('/query', async (request, reply) => {
    const viewer = await identify(request)
    if (!viewer) return reply.code(401).send(NO_KEY)

    const question = Question.safeParse(request.body)
    if (!question.success) return reply.code(501).send({ message: 'This tool answers queries only.' })
    return answer(question.data, async (query, schema) => {
      const decision = await ask(viewer, query.sql)
      if (decision !== 'allowed') throw new Error(REFUSALS[decision])
      return run(query, schema)
    })
  })
}

const NO_KEY = { message: 'Start the tool in the back office to get a key.' }

const REFUSALS: Record<Exclude<AccessDecision, 'allowed'>, string> = {
  'signed out': 'You are signed out. Sign in to the back office and start the tool again.',
  failed: 'The query could not be written into the audit log.',
}

type Run = Studio['run']

async function answer(question: Question, run: Run) {
  if (question.procedure === 'query') return outcomeOf(() => run(question.query, question.schema))
  if (question.procedure === 'transaction') return outcomeOf(() => inOrder(question.queries, run))

  const [first, second] = question.sequence.map((query) => () => outcomeOf(() => run(query)))
  const outcome = (await first?.()) ?? []
  return outcome[0] ? [outcome] : [outcome, await second?.()]
}

async function inOrder(queries: StudioQuery[], run: Run) {
  const results: unknown[] = []
  for (const query of queries) results.push(await run(query))
  return results
}

/** The pair that the studio expects: an error, or null and the rows. */
async function outcomeOf(work: () => Promise<unknown>) {
  try {
    return [null, await work()]
  } catch (error) {
    const { name, message } = error as Error
    return [{ name, message }]
  }
}
