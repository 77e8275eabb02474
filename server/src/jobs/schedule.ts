import { Cron } from 'croner'
import type { Logger } from 'pino'
import { prepareEventMonths } from '../features/events/prepare-event-months.ts'
import { deleteExpiredSessions } from '../features/sessions/queries.ts'
import type { Platform } from '../platform.ts'

/** The house's own work, in the platform's time zone; stops with the server. */
export function startJobs({ db, config }: Platform, log: Pick<Logger, 'error'>) {
  const jobs = [
    { name: 'prepare event months', pattern: '10 0 * * *', run: () => prepareEventMonths(db) },
    { name: 'delete expired sessions', pattern: '20 * * * *', run: () => deleteExpiredSessions(db) },
  ]

  const crons = jobs.map(
    ({ name, pattern, run }) =>
      new Cron(
        pattern,
        { timezone: config.timeZone, protect: true, catch: (error) => log.error(error, name) },
        async () => {
          await run()
        },
      ),
  )
  return {
    stop: () => {
      for (const cron of crons) cron.stop()
    },
  }
}
