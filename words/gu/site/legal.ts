export const contents = 'આ પેજમાં'
