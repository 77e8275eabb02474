export const scanForMenu = 'મેનૂ માટે સ્કૅન કરો'
export const noAppNeeded = 'ઍપની જરૂર નથી'
