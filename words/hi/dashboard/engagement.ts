export const metrics = 'लोगों की दिलचस्पी'
export const metricsHint = 'इन दिनों में हर 100 बार आने पर।'
export const overview = 'दिलचस्पी एक नज़र में'
export const overviewHint = 'ये दिन एक नज़र में।'
export const categoryViews = 'कैटेगरी देखी गईं'
export const dishesOpened = 'डिश खोली गईं'

export const qrScanRate = 'QR स्कैन दर'
export const qrScanRateHint = 'कितने लोग QR कोड से आए'
export const explorationRate = 'मेनू में घूमने की दर'
export const explorationRateHint = 'हर बार कितनी कैटेगरी खोली गईं'
export const engagementScore = 'दिलचस्पी का स्कोर'
export const engagementScoreHint = 'हर बार कितने स्कैन, डिश और कैटेगरी'

export const scansOf100 = (scans: number) => `100 में से ${scans} बार लोग आपके QR कोड से आए।`
export const categoriesPerVisit = (perVisit: string) => `औसत से हर बार ${perVisit} कैटेगरी खोली गईं।`
export const manyCategoriesPerVisit = (perVisit: string) =>
  `औसत से हर बार ${perVisit} कैटेगरी खोली गईं। 100% से ज़्यादा होना ठीक है: एक व्यक्ति कई कैटेगरी खोलता है।`
export const actsPerVisit = (perVisit: string) => `औसत से हर बार ${perVisit} स्कैन, डिश और कैटेगरी।`
export const manyActsPerVisit = (perVisit: string) =>
  `औसत से हर बार ${perVisit} स्कैन, डिश और कैटेगरी। 100% से ज़्यादा होना ठीक है: एक व्यक्ति इनमें से कई काम करता है।`
