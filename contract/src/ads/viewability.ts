/** The industry standard: half of an ad in view for one second without a break, for a video two seconds. */
export const VIEWABLE_AFTER_MS = { image: 1000, video: 2000 }

export const viewableAfterMs = ({ videoUrl }: { videoUrl: string | null }) =>
  videoUrl ? VIEWABLE_AFTER_MS.video : VIEWABLE_AFTER_MS.image
