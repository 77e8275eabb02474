import type { Source } from '../db/connect.ts'

/** Who opened the tool, and with which session: every query is logged under this name while the session lasts. */
export type Viewer = { role: 'SUPER_ADMIN'; id: string; ip: string; sessionHash: string }

/** Whether a viewer may continue: the session may have ended, or the query could not be logged. */
export type AccessDecision = 'allowed' | 'signed out' | 'failed'

/** Messages from the server to the tool's process. */
export type ToTool =
  | {
      type: 'start'
      source: Source
      host: string
      port: number
      /** Where people reach it from elsewhere, through a tunnel or a proxy. */
      origin?: string
      idleMs: number
      pgAdminCommand?: string
    }
  | { type: 'key'; hash: string; viewer: Viewer }
  | { type: 'decision'; request: number; decision: AccessDecision }

/** Messages from the tool's process to the server. */
export type FromTool =
  | { type: 'listening'; port: number }
  | { type: 'failed'; reason: string }
  | { type: 'request'; request: number; viewer: Viewer; sql?: string }
  | { type: 'idle' }
