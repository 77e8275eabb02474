/** As advertisers agreed: half of an ad in view for a second without a break, of a video for two. */
export const VIEWABLE_AFTER_MS = { image: 1000, video: 2000 }

export const viewableAfterMs = ({ videoUrl }: { videoUrl: string | null }) =>
  videoUrl ? VIEWABLE_AFTER_MS.video : VIEWABLE_AFTER_MS.image
