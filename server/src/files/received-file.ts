/** A file that came with a request and waits in a temporary place; its name is the client's word. */
export type ReceivedFile = { name: string; path: string; isTooLarge: boolean }
