export const title = 'कौन सी कैटेगरी चली'
export const description = 'आपके मेनू की हर कैटेगरी कितनी बार खोली गई।'
export const sort = 'क्रम'
export const byViews = 'ज़्यादा देखी'
export const byName = 'नाम से'
export const view = 'कैसे दिखे'
export const list = 'सूची'
export const barChart = 'बार चार्ट'
export const pieChart = 'गोल चार्ट'
export const lineChart = 'लाइन चार्ट'
export const gauge = 'मीटर'
export const failed = 'आपकी कैटेगरी लोड नहीं हो पाईं।'
export const loading = 'कैटेगरी लोड हो रही हैं'
export const nothing = 'कैटेगरी के आँकड़े नहीं हैं'
export const nothingHint = 'मेनू में कैटेगरी बनने पर यहाँ दिखेगा कि ग्राहक कौन सी खोलते हैं।'
export const colours = 'रंगों का मतलब'
export const ratings = {
  green: 'बहुत अच्छा',
  amber: 'अच्छा',
  red: 'ध्यान दें',
  grey: 'अभी आँकड़े कम हैं',
}
export const viewsOfEach = 'हर कैटेगरी कितनी बार देखी गई'
export const shareOfEach = 'कुल में हर कैटेगरी का हिस्सा'
export const category = 'कैटेगरी'
export const views = 'देखा गया'
export const unseenHidden = 'जो कैटेगरी किसी ने नहीं देखीं, वे यहाँ नहीं हैं।'
