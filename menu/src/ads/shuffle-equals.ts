/** The highest priority first; among equals chance decides, so that no slot is always the newest one's. */
export const shuffleEquals = <Ad extends { priority: number }>(ads: Ad[], random = Math.random) =>
  ads
    .map((ad) => ({ ad, chance: random() }))
    .sort((one, other) => other.ad.priority - one.ad.priority || one.chance - other.chance)
    .map(({ ad }) => ad)
