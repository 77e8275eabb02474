import type { Source } from '../db/connect.ts'

/** Who opened the tool: every query is written down under this name. */
export type Viewer = { role: 'SUPER_ADMIN'; id: string; ip: string }

/** What the server tells the process of the tool. */
export type ToTool =
  | { type: 'start'; source: Source; port: number; idleMs: number; pgAdminCommand?: string }
  | { type: 'key'; hash: string; viewer: Viewer }
  | { type: 'written'; query: number; isWritten: boolean }

/** What the process of the tool tells the server. */
export type FromTool =
  | { type: 'listening'; port: number }
  | { type: 'failed'; reason: string }
  | { type: 'query'; query: number; sql: string; viewer: Viewer }
  | { type: 'idle' }
