const MB = 1024 * 1024

/** How much may be stored in total and within an hour. A quota counts stored bytes, not uploaded ones. */
export type Quota = { files: number; bytes: number; filesPerHour: number; bytesPerHour: number }

/** A stored picture takes 0.1 to 0.3 MB in all its widths: 2,000 items with pictures use less than half. */
export const VENDOR_QUOTA: Quota = {
  files: 10_000,
  bytes: 1024 * MB,
  filesPerHour: 1000,
  bytesPerHour: 250 * MB,
}

/** The pictures and videos of ads, of all administrators together. */
export const PLATFORM_QUOTA: Quota = {
  files: 50_000,
  bytes: 50 * 1024 * MB,
  filesPerHour: 2000,
  bytesPerHour: 5 * 1024 * MB,
}
