/** An uploaded file in a temporary folder; its name comes from the client. */
export type ReceivedFile = { name: string; path: string; isTooLarge: boolean }
