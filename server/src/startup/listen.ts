import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { StartError } from './start-error.ts'

export async function listen(app: FastifyInstance, { host, port }: Config) {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
      )
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} needs more rights. Choose one above 1024 with PORT.`)
    throw error
  }
}
