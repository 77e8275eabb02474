import { createStudioBFFClient } from '@prisma/studio-core/data/bff'
import { createPostgresAdapter } from '@prisma/studio-core/data/postgres-core'
import { Studio } from '@prisma/studio-core/ui'
import '@prisma/studio-core/ui/index.css'

const adapter = createPostgresAdapter({ executor: createStudioBFFClient({ url: '/query' }) })

/** Prisma's studio on a database that it can only read. */
export function DatabaseStudio() {
  return <Studio adapter={adapter} />
}
