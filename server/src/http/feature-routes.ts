import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

/** What every feature exports: its routes, given the platform. */
export type FeatureRoutes = (app: FastifyInstance, platform: Platform) => void
