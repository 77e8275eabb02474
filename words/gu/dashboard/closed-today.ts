export const title = 'આજની દુકાન'
export const openAsUsual = 'આજે દુકાન નથી ખોલવાના? મેનૂ પર જણાવી દો.'
export const closeToday = 'આજે બંધ'
export const closedUntil = (time: string) => `મેનૂ પર લખ્યું છે કે દુકાન આજે બંધ છે. તે ${time} સુધી રહેશે.`
export const openAgain = 'ફરી ખોલો'
export const failed = 'આ બદલાયું નહીં. ફરી પ્રયાસ કરો.'
