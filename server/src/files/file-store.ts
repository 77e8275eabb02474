/** Where pictures live: a local folder today, an object store tomorrow; features know only this. */
export type FileStore = {
  /** Writes a whole file or nothing; the path is ours, never a visitor's. */
  save(path: string, bytes: Uint8Array): Promise<void>
  /** The file's bytes, or undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>
  /** Removes the file; removing what is gone is fine. */
  remove(path: string): Promise<void>
  /** The files below a folder that nobody has written since. */
  list(folder: string, since: Date): Promise<string[]>
}
