/** 0 when the whole is 0 (DEC-133). */
export const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
