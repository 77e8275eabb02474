/** One by chance, but never the one that is there when there is another (DEC-108). */
export function pickOther<Ad>(ads: Ad[], current: Ad | undefined, random = Math.random) {
  const others = ads.filter((ad) => ad !== current)
  return others[Math.floor(random() * others.length)] ?? current
}
