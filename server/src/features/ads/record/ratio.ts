/** Nothing out of nothing is nothing (DEC-133). */
export const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
