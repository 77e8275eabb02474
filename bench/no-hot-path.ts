export const takeHotVisits = () => () => false
