import type { Readable } from 'node:stream'

export type StoredFile = { path: string; bytes: number; writtenAt: Date }
export type Content = Uint8Array | AsyncIterable<Uint8Array>
/** The first and the last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Where files are stored: a folder or an object store. Features know only this interface. */
export type FileStore = {
  /** Writes a whole file or nothing; the path never comes from a request. */
  save(path: string, content: Content): Promise<void>
  find(path: string): Promise<StoredFile | undefined>
  /** The bytes of a file as a stream, and the size of the whole file; undefined when there is none. */
  open(path: string, range?: ByteRange): Promise<{ bytes: number; content: Readable } | undefined>
  /** Removes the file; a missing one is fine. */
  remove(path: string): Promise<void>
  /** The files below a folder, or all for ''. */
  list(folder: string): AsyncIterable<StoredFile>
  /**
   * Replaces all files by those that `fill` saves, if `commit` succeeds; it calls `swap` last. If anything fails, the
   * files stay as they were.
   */
  replaceAll<T>(replacement: Replacement<T>): Promise<T>
  /** Fails when files cannot be stored now. */
  check(): Promise<void>
}

export type Replacement<T> = {
  fill: (files: Pick<FileStore, 'save'>) => Promise<void>
  commit: (swap: () => Promise<void>) => Promise<T>
}
