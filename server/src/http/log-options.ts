/** One line of JSON per happening; secrets never reach the log. */
export function logOptions(level: string) {
  return {
    level,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.newPassword', '*.token'],
      remove: true,
    },
  }
}
