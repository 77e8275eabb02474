import type { Source } from '../db/connect.ts'

/** Who opened the tool, and by which session: what is asked is written down under this name while the session lasts. */
export type Viewer = { role: 'SUPER_ADMIN'; id: string; ip: string; sessionHash: string }

/** Whether a viewer may go on: the session may have ended, or the query could not be written down. */
export type Verdict = 'allowed' | 'signed out' | 'failed'

/** What the server tells the process of the tool. */
export type ToTool =
  | { type: 'start'; source: Source; port: number; idleMs: number; pgAdminCommand?: string }
  | { type: 'key'; hash: string; viewer: Viewer }
  | { type: 'verdict'; request: number; verdict: Verdict }

/** What the process of the tool tells the server. */
export type FromTool =
  | { type: 'listening'; port: number }
  | { type: 'failed'; reason: string }
  | { type: 'request'; request: number; viewer: Viewer; sql?: string }
  | { type: 'idle' }
