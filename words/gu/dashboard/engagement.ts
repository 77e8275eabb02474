export const metrics = 'લોકોનો રસ'
export const metricsHint = 'આ દિવસોમાં દર 100 મુલાકાતે.'
export const overview = 'રસ એક નજરમાં'
export const overviewHint = 'આ દિવસો એક નજરમાં.'
export const categoryViews = 'કેટેગરી જોવાઈ'
export const dishesOpened = 'ડિશ ખોલાઈ'

export const qrScanRate = 'QR સ્કૅન દર'
export const qrScanRateHint = 'કેટલા લોકો QR કોડથી આવ્યા'
export const explorationRate = 'મેનૂમાં ફરવાનો દર'
export const explorationRateHint = 'દર મુલાકાતે કેટલી કેટેગરી ખોલાઈ'
export const engagementScore = 'રસનો સ્કોર'
export const engagementScoreHint = 'દર મુલાકાતે કેટલા સ્કૅન, ડિશ અને કેટેગરી'

export const scansOf100 = (scans: number) => `100 માંથી ${scans} મુલાકાત તમારા QR કોડથી આવી.`
export const categoriesPerVisit = (perVisit: string) => `સરેરાશ દર મુલાકાતે ${perVisit} કેટેગરી ખોલાઈ.`
export const manyCategoriesPerVisit = (perVisit: string) =>
  `સરેરાશ દર મુલાકાતે ${perVisit} કેટેગરી ખોલાઈ. 100% થી વધારે હોય એ બરાબર છે: એક વ્યક્તિ ઘણી કેટેગરી ખોલે છે.`
export const actsPerVisit = (perVisit: string) => `સરેરાશ દર મુલાકાતે ${perVisit} સ્કૅન, ડિશ અને કેટેગરી.`
export const manyActsPerVisit = (perVisit: string) =>
  `સરેરાશ દર મુલાકાતે ${perVisit} સ્કૅન, ડિશ અને કેટેગરી. 100% થી વધારે હોય એ બરાબર છે: એક વ્યક્તિ આમાંથી ઘણું કરે છે.`
