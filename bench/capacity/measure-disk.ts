import { type Cluster, withClient } from './open-cluster.ts'
import { format, formatBytes, type Row } from './scale.ts'

const GROUPS = {
  events: ['events'],
  vendor_days: ['vendor_days'],
  'category_days and item_days': ['category_days', 'item_days'],
  'visitor_days and daily_visitors': ['visitor_days', 'daily_visitors'],
  'sums of the night': ['vendor_totals', 'item_totals', 'best_items', 'platform_days'],
  menu_items: ['menu_items'],
  categories: ['categories'],
  vendors: ['vendors'],
  audit_logs: ['audit_logs'],
}

/** What each group of tables takes, its indexes apart. */
export function measureDisk(cluster: Cluster): Promise<Row[]> {
  return withClient(cluster.connection(), async (client) => {
    const rows: Row[] = []
    await client.query(`analyze ${GROUPS['sums of the night']}`)
    for (const [what, tables] of Object.entries(GROUPS)) {
      const { rows: found } = await client.query<{ rows: string; heap: string; indexes: string }>(
        `select sum(greatest(reltuples, 0)) as rows, sum(pg_table_size(oid)) as heap, sum(pg_indexes_size(oid)) as indexes
         from pg_class where relkind = 'r' and (relname = any($1) or oid in (
           select inhrelid from pg_inherits where inhparent = any($1::regclass[])))`,
        [tables],
      )
      rows.push({ group: 'Disk', what, result: inWords(found[0]) })
    }
    const { rows: whole } = await client.query('select pg_database_size(current_database()) as bytes')
    return [...rows, { group: 'Disk', what: 'whole database', result: formatBytes(Number(whole[0].bytes)) }]
  })
}

function inWords(found: { rows: string; heap: string; indexes: string } | undefined) {
  const [rows, heap, indexes] = [Number(found?.rows), Number(found?.heap), Number(found?.indexes)]
  const each = ((heap + indexes) / Math.max(rows, 1)).toFixed(0)
  return `${format(Math.round(rows))} rows, ${formatBytes(heap + indexes)}, of which indexes ${formatBytes(indexes)}; ${each} bytes a row`
}
