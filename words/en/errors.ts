/** What the server and the contract say is English already. */
export const translateError = (text: string) => text
