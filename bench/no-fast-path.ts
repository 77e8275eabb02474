export const answerVisits = () => () => false
