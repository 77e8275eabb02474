import swagger from '@fastify/swagger'
import apiReference from '@scalar/fastify-api-reference'
import { everyEndpoint } from '@thela/contract/every-endpoint'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { VERSION } from '../startup/version.ts'
import { tagOf } from './route.ts'

/** The OpenAPI document, made from the contract, and a page to read it: /api/docs. */
export async function addOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      info: { title: `${PRODUCT_NAME} API`, version: VERSION },
      // In the order of the contract, which starts with sign-in, whatever order the routes were added in.
      tags: [...new Set(everyEndpoint.map(tagOf))].map((name) => ({ name })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
}

/** The reader's own page needs inline scripts and may have them: it shows only our document. Text is never run as code. */
export async function addOpenApiPage(app: FastifyInstance) {
  await app.register(async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      )
    })
    await app.register(apiReference, {
      routePrefix: '/api/docs',
      configuration: { withDefaultFonts: false, telemetry: false, agent: { disabled: true } },
    })
  })
}
