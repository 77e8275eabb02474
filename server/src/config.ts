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
  PUBLIC_ORIGIN: z.url().optional(),
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  METRICS_TOKEN: z.string().min(16).optional(),
  PLATFORM_TZ: z.string().refine(isTimeZone, 'it looks like Asia/Kolkata').default(PLATFORM_TIME_ZONE),
  DEFAULT_COUNTRY: z.string().default('US'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DEMO: flag.optional(),
  DEMO_OPEN_TO_NETWORK: z.literal('with-known-passwords').optional(),
  BACKUP_KEY: z.string().min(32).optional(),
  /** Used by db/deadlines.ts. */
  DEADLINE_FACTOR: z.coerce.number().min(1).default(1),
  PGADMIN_COMMAND: z.string().optional(),
  DATABASE_TOOL_PORT: z.coerce.number().int().min(0).max(65_535).default(5050),
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

  return {
    isProduction: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicOrigin: (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    isOriginSet: env.PUBLIC_ORIGIN !== undefined,
    trustProxy: env.TRUST_PROXY ?? (false as const),
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    timeZone: env.PLATFORM_TZ,
    defaultCountry: env.DEFAULT_COUNTRY,
    firstAdmin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    hasDemo: env.DEMO ?? (env.NODE_ENV !== 'production' && !env.DATABASE_URL),
    isDemoOpen: env.DEMO_OPEN_TO_NETWORK !== undefined,
    backupKey: env.BACKUP_KEY,
    databaseTool: { port: env.DATABASE_TOOL_PORT, pgAdminCommand: env.PGADMIN_COMMAND },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    adsense: { client: env.ADSENSE_CLIENT, slot: env.ADSENSE_SLOT },
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
  }
}

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
  return `The setting ${issue?.path.join('.')} is not right: ${issue?.message}. See the table of settings in README.md.`
}
