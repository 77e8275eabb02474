import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Config } from '../config.ts'
import { contentTypeOf, FOREVER } from './content-types.ts'
import { isDiskFull, StoreUnavailable } from './disk-errors.ts'
import type { Content, FileStore, Replacement } from './file-store.ts'

export type S3Settings = NonNullable<Config['s3']>
type Bucket = { client: S3Client; Bucket: string; root: string }

/** Files of one folder in an S3-compatible bucket: an object appears whole or not at all. */
export function s3Files(settings: S3Settings, folder: string): FileStore {
  const bucket = openBucket(settings, folder)
  const { client, Bucket, root } = bucket
  const locate = (path: string) => ({ Bucket, Key: `${root}${path}` })

  const files: FileStore = {
    save: (path, content) => upload(bucket, path, content),
    async find(path) {
      const found = await client.send(new HeadObjectCommand(locate(path))).catch(undefinedWhenMissing)
      return found && { path, bytes: found.ContentLength ?? 0, writtenAt: found.LastModified ?? new Date(0) }
    },
    async open(path, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await client
        .send(new GetObjectCommand({ ...locate(path), Range }))
        .catch(undefinedWhenMissing)
      if (!found) return undefined
      const bytes = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength)
      return { bytes, content: found.Body as Readable }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(locate(path))).catch(undefinedWhenMissing)
    },
    list: (below) => listObjects(bucket, below && `${below}/`),
    replaceAll: (replacement) => replaceObjects(files, replacement),
    async check() {
      await client.send(new ListObjectsV2Command({ Bucket, Prefix: root, MaxKeys: 1 })).catch(explain)
    },
  }
  return files
}

function openBucket(
  { endpoint, bucket, prefix, region, ...credentials }: S3Settings,
  folder: string,
): Bucket {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // Many S3-compatible stores do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2000, socketTimeout: 30_000 },
  })
  return { client, Bucket: bucket, root: `${prefix}${folder}/` }
}

const PART_BYTES = 8 * 1024 * 1024

/** In parts that are sent while the next is read; a failure discards them. */
async function upload({ client, Bucket, root }: Bucket, path: string, content: Content) {
  const source = rememberError(content)
  const sending = new Upload({
    client,
    partSize: PART_BYTES,
    queueSize: 2,
    params: {
      Bucket,
      Key: `${root}${path}`,
      Body: source.body,
      ContentType: contentTypeOf(path),
      CacheControl: contentTypeOf(path) && FOREVER,
    },
  })
  try {
    await sending.done()
  } catch (error) {
    await sending.abort().catch(() => {})
    if (source.error) throw source.error
    explain(error as Error)
  }
}

/** What cannot be read is not the store's fault. */
function rememberError(content: Content) {
  if (content instanceof Uint8Array) return { body: content, error: undefined }
  const source: { body: Readable; error: unknown } = { body: Readable.from(read()), error: undefined }
  async function* read() {
    try {
      yield* content as AsyncIterable<Uint8Array>
    } catch (error) {
      source.error = error
      throw error
    }
  }
  return source
}

async function* listObjects({ client, Bucket, root }: Bucket, below: string) {
  const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${root}${below}` })
  try {
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
        yield { path: Key.slice(root.length), bytes: Size, writtenAt: LastModified }
    }
  } catch (error) {
    explain(error as Error)
  }
}

/** Adds the new files, and removes the others after the commit: names are not used twice, so nothing is overwritten. */
async function replaceObjects<T>(files: FileStore, { fill, commit }: Replacement<T>) {
  const saved = new Set<string>()
  const added: string[] = []
  async function save(path: string, content: Content) {
    if (!(await files.find(path))) added.push(path)
    await files.save(path, content)
    saved.add(path)
  }
  let result: T
  try {
    await fill({ save })
    result = await commit(async () => {})
  } catch (error) {
    for (const path of added) await files.remove(path)
    throw error
  }
  for await (const { path } of files.list('')) if (!saved.has(path)) await files.remove(path)
  return result
}

const MISSING = ['NoSuchKey', 'NotFound']

function undefinedWhenMissing(error: Error) {
  if (MISSING.includes(error.name)) return undefined
  return explain(error)
}

function explain(error: Error): never {
  const isFull = (error as S3ServiceException).$metadata?.httpStatusCode === 507
  Object.assign(error, { code: isFull ? 'InsufficientStorage' : error.name })
  throw isDiskFull(error) ? error : new StoreUnavailable(error)
}
