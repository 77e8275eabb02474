import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { ById, Id, Timestamp } from '../values/text.ts'
import { Template } from './catalogue.ts'

const TemplateUpload = z.object({
  id: Id,
  templateId: z.string(),
  name: z.string(),
  fileName: z.string(),
  size: z.int(),
  status: z.enum(['valid', 'missing', 'invalid']),
  createdAt: Timestamp,
})

const Done = z.object({ success: z.literal(true), message: z.string() })

export const templateUploadsApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/template-uploads/upload',
    access: 'admin',
    summary: 'Upload a template as one .jsx file of at most 1 MB',
    isMultipart: true,
    schema: { response: { 201: Done.extend({ data: Template }) } },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/template-uploads/list',
    access: 'admin',
    summary: 'The uploaded files',
    schema: {
      querystring: pageQuery({ standard: 50, most: 200 }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(TemplateUpload),
          pagination: Pagination,
        }),
      },
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/template-uploads/:id',
    access: 'admin',
    summary: 'Delete an uploaded template with its file',
    schema: { params: ById, response: { 200: Done } },
  }),
  readModule: endpoint({
    method: 'GET',
    path: '/api/template-uploads/:id/module',
    access: 'public',
    summary: 'The compiled component, as the sandboxed frame runs it',
    schema: { params: ById, response: { 200: z.string() } },
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/template-uploads/sync',
    access: 'admin',
    summary: 'Remove templates without a component, add those that have none of a record',
    schema: {
      response: { 200: Done.extend({ added: z.array(z.string()), removed: z.array(z.string()) }) },
    },
  }),
  validate: endpoint({
    method: 'GET',
    path: '/api/template-uploads/validate',
    access: 'admin',
    summary: 'Which templates have their component',
    schema: {
      response: {
        200: z.object({
          success: z.literal(true),
          summary: z.object({ total: z.int(), valid: z.int(), missing: z.int() }),
          results: z.array(
            z.object({ templateId: z.string(), name: z.string(), status: z.enum(['valid', 'missing']) }),
          ),
        }),
      },
    },
  }),
}
