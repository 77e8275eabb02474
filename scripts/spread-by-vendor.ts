/** How each table would stand on several machines: spread by the vendor, copied to all of them, or on one. */
export type Kind = 'spread' | 'copied' | 'central'

/** The tables that grow with the vendors, with the column that holds the vendor's id. */
const spread: Record<string, string> = {
  vendors: 'id',
  best_items: 'vendor_id',
  categories: 'vendor_id',
  category_days: 'vendor_id',
  daily_visitors: 'vendor_id',
  events: 'vendor_id',
  former_slugs: 'vendor_id',
  // The id of a vendor, or of an administrator; both are texts.
  idempotency_keys: 'caller_id',
  item_changes: 'vendor_id',
  item_days: 'vendor_id',
  item_totals: 'vendor_id',
  menu_items: 'vendor_id',
  template_permissions: 'vendor_id',
  template_purchases: 'vendor_id',
  upload_hours: 'vendor_id',
  uploads: 'vendor_id',
  vendor_days: 'vendor_id',
  vendor_totals: 'vendor_id',
  visitor_days: 'vendor_id',
}

/** Small, rarely written, and read together with vendors. */
const copied = [
  'areas',
  'cities',
  'countries',
  'platform_settings',
  'states',
  'template_uploads',
  'templates',
  'visitor_salts',
]

/** Read over all vendors, exact across all of them, or found before a vendor is known. */
const central = [
  'ad_configuration',
  'ad_days',
  'ad_delivery',
  'ad_videos',
  'ad_viewers',
  'admins',
  'ads',
  'audit_logs',
  'budget_tiers',
  'contact_messages',
  'job_runs',
  'known_devices',
  'login_failures',
  'one_time_tokens',
  'placements',
  'platform_days',
  'schema_migrations',
  'serve_tokens',
  'sessions',
  'totals_reach',
]

export const kinds: Record<string, Kind> = {
  ...Object.fromEntries(Object.keys(spread).map((name) => [name, 'spread' as const])),
  ...Object.fromEntries(copied.map((name) => [name, 'copied' as const])),
  ...Object.fromEntries(central.map((name) => [name, 'central' as const])),
}

export type Key = { table: string; name: string; columns: string[]; isPrimary: boolean }
export type Link = { name: string; child: string; parent: string; columns: string[]; parentColumns: string[] }
export type Catalogue = { tables: { name: string; columns: string[] }[]; keys: Key[]; links: Link[] }

/** Where the schema cannot be spread as it is; each by a short name. */
export const findFaults = ({ tables, keys, links }: Catalogue) => [
  ...tables.flatMap(({ name, columns }) => {
    if (!kinds[name]) return [`${name} is in none of the three lists`]
    if (kinds[name] !== 'spread')
      return columns.includes('vendor_id') ? [`${name} has a vendor_id and is not spread by it`] : []
    const hasPrimary = keys.some(({ table, isPrimary }) => isPrimary && table === name)
    return hasPrimary ? [] : [`${name} has no primary key`]
  }),
  ...keys
    .filter(({ table, columns }) => kinds[table] === 'spread' && !columns.includes(spread[table] ?? ''))
    .map(({ table, name, isPrimary }) =>
      isPrimary ? `${table} has no vendor in its primary key` : `${table} has no vendor in ${name}`,
    ),
  ...links.filter((link) => !canLink(link)).map(({ child, name }) => `${child} has no vendor in ${name}`),
]

/** A copy is everywhere; otherwise both rows must be on the machine of the same vendor. */
function canLink({ child, parent, columns, parentColumns }: Link) {
  if (kinds[parent] !== 'spread') return kinds[parent] === 'copied' || kinds[child] === 'central'
  const nth = columns.indexOf(spread[child] ?? '')
  return kinds[child] === 'spread' && nth >= 0 && parentColumns[nth] === spread[parent]
}

/** What has to be changed before the step, and why it is not changed now. */
export const knownFaults: Record<string, string> = {
  'vendors has no vendor in vendor_name_taken': 'names are unique over all vendors',
  'vendors has no vendor in vendor_phone_taken': 'phone numbers are unique over all vendors',
  'vendors has no vendor in vendor_phone_e164_taken': 'phone numbers are unique over all vendors',
  'vendors has no vendor in vendor_email_taken': 'email addresses are unique over all vendors',
  'events has no vendor in its primary key':
    'ad views outside of a menu have no vendor, and the key of two years of events is not rebuilt for nothing',
  'uploads has no vendor in its primary key': 'ads and templates have pictures without a vendor',
  'upload_hours has no primary key': 'the platform itself has a row without a vendor',
  'template_purchases has no vendor in its primary key':
    'migrations only add; the key is replaced with the step',
  'template_permissions has no vendor in template_permission_id':
    'migrations only add; the key is replaced with the step',
  'sessions has a vendor_id and is not spread by it': 'a session is found by its token',
  'sessions has no vendor in sessions_vendor_id_fkey': 'a session is found by its token',
  'known_devices has a vendor_id and is not spread by it': 'a device is found by its token',
  'known_devices has no vendor in known_devices_vendor_id_fkey': 'a device is found by its token',
  'one_time_tokens has a vendor_id and is not spread by it': 'a token is found by itself',
  'one_time_tokens has no vendor in one_time_tokens_vendor_id_fkey': 'a token is found by itself',
}

/** The calls of Citus, parents before their children; what still has a fault is left out of them. */
export function writeCalls({ links }: Catalogue) {
  const isReady = (name: string) =>
    name === 'vendors' || !Object.keys(knownFaults).some((fault) => fault.startsWith(`${name} `))
  return [
    ...parentsFirst(copied, links).map((name) => `select create_reference_table('${name}');`),
    ...parentsFirst(Object.keys(spread), links)
      .filter(isReady)
      .map((name) =>
        name === 'vendors'
          ? `select create_distributed_table('vendors', 'id');`
          : `select create_distributed_table('${name}', '${spread[name]}', colocate_with => 'vendors');`,
      ),
  ]
}

function parentsFirst(names: string[], links: Link[]) {
  const sorted = new Set<string>()
  const add = (name: string) => {
    if (sorted.has(name)) return
    for (const { child, parent } of links) if (child === name && names.includes(parent)) add(parent)
    sorted.add(name)
  }
  for (const name of names) add(name)
  return [...sorted]
}
