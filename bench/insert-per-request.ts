import Fastify from 'fastify'
import pg from 'pg'

// The yardstick of bench/events.ts: the same web server, one INSERT per request, nothing counted.
const { PORT, PGHOST, PGPASSWORD } = process.env
const pool = new pg.Pool({ host: PGHOST, password: PGPASSWORD, user: 'thela', database: 'postgres', max: 16 })

await pool.query(`create table if not exists bench_events (like events including all)`)

const app = Fastify()
app.post('/api/public/menu-view', async (request, reply) => {
  const { eventId, vendorId } = request.body as { eventId: string; vendorId: string }
  await pool.query({
    name: 'insert event',
    text: `insert into bench_events (day, id, vendor_id, type, at) values (current_date, $1, $2, 'MENU_VIEW', now())
      on conflict do nothing`,
    values: [eventId, vendorId],
  })
  return reply.code(202).send({ success: true, recorded: true })
})

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
console.log('is ready')
