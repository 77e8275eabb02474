import { resolve } from 'node:path'
import { PLATFORM_TIME_ZONE } from '@thela/contract/values/product'
import { z } from 'zod'
import { StartError } from './startup/start-error.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_REPLICA_URL: z.string().optional(),
  PUBLIC_ORIGIN: z.url().optional(),
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  OFFLINE_MENUS: flag.default(true),
  METRICS_TOKEN: z.string().min(16).optional(),
  PLATFORM_TZ: z.string().refine(isTimeZone, 'it looks like Asia/Kolkata').default(PLATFORM_TIME_ZONE),
  DEFAULT_COUNTRY: z.string().default('US'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DEMO: flag.optional(),
  DEMO_OPEN_TO_NETWORK: z.literal('with-known-passwords').optional(),
  BACKUP_KEY: z.string().min(32).optional(),
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** Used by db/deadlines.ts. */
  DEADLINE_FACTOR: z.coerce.number().min(1).default(1),
  PGADMIN_COMMAND: z.string().optional(),
  DATABASE_TOOL_HOST: z.string().default('127.0.0.1'),
  DATABASE_TOOL_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_TOOL_PORT: z.coerce.number().int().min(0).max(65_535).default(5050),
  S3_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => bucketOf(url) !== '', 'it looks like https://s3.example.com/BUCKET')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  FILES_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.string().optional(),
  ADSENSE_CLIENT: z
    .string()
    .regex(/^ca-pub-\d+$/, 'it looks like ca-pub-1234567890123456')
    .optional(),
  ADSENSE_SLOT: z.string().optional(),
  MAIL_FROM: z.string().default('Thela <no-reply@localhost>'),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
})

export type Config = ReturnType<typeof readConfig>

/** The environment, parsed once; every setting is in the README's table. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = Environment.safeParse(withoutEmptyTexts(environment))
  if (!parsed.success) throw new StartError(describe(parsed.error))
  const env = parsed.data
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new StartError('DATABASE_DIRECT_URL needs DATABASE_URL too, the address of the pooler.')

  return {
    isProduction: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    publicOrigin: (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    isOriginSet: env.PUBLIC_ORIGIN !== undefined,
    trustProxy: env.TRUST_PROXY ?? (false as const),
    logLevel: env.LOG_LEVEL,
    hasOfflineMenus: env.OFFLINE_MENUS,
    metricsToken: env.METRICS_TOKEN,
    timeZone: env.PLATFORM_TZ,
    defaultCountry: env.DEFAULT_COUNTRY,
    firstAdmin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    hasDemo: env.DEMO ?? (env.NODE_ENV !== 'production' && !env.DATABASE_URL),
    isDemoOpen: env.DEMO_OPEN_TO_NETWORK !== undefined,
    backupKey: env.BACKUP_KEY,
    stopDelayMs: env.STOP_DELAY_SECONDS * 1000,
    databaseTool: {
      host: env.DATABASE_TOOL_HOST,
      port: env.DATABASE_TOOL_PORT,
      origin: env.DATABASE_TOOL_ORIGIN && new URL(env.DATABASE_TOOL_ORIGIN).origin,
      pgAdminCommand: env.PGADMIN_COMMAND,
    },
    s3: readS3(env),
    filesOrigin: env.FILES_ORIGIN?.replace(/\/$/, ''),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    adsense: { client: env.ADSENSE_CLIENT, slot: env.ADSENSE_SLOT },
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
  }
}

/** The first part of the path is the bucket, the rest a prefix within it. */
function readS3({ S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION }: z.infer<typeof Environment>) {
  if (!S3_URL) return undefined
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new StartError('S3_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.')

  const { origin, pathname } = new URL(S3_URL)
  const rest = pathname.split('/').slice(2).filter(Boolean)
  return {
    endpoint: origin,
    bucket: bucketOf(S3_URL),
    prefix: rest.map((part) => `${part}/`).join(''),
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

const bucketOf = (url: string) => new URL(url).pathname.split('/')[1] ?? ''

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const withoutEmptyTexts = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

function describe(error: z.ZodError) {
  const [issue] = error.issues
  return `The setting ${issue?.path.join('.')} is invalid: ${issue?.message}. See the table of settings in README.md.`
}
