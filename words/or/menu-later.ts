/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'ବିଜ୍ଞାପନ'
export const advertisement = 'ବିଜ୍ଞାପନ'
export const muteAd = 'ବିଜ୍ଞାପନର ଶବ୍ଦ ବନ୍ଦ କରନ୍ତୁ'
export const unmuteAd = 'ବିଜ୍ଞାପନର ଶବ୍ଦ ଚାଲୁ କରନ୍ତୁ'
export const expandAd = 'ବିଜ୍ଞାପନ ବଡ଼ କରନ୍ତୁ'
export const minimiseAd = 'ବିଜ୍ଞାପନ ଛୋଟ କରନ୍ତୁ'
export const closeAd = 'ବିଜ୍ଞାପନ ବନ୍ଦ କରନ୍ତୁ'
export const seconds = (count: number) => `${count} ସେ.`
export const visitWebsite = 'ୱେବସାଇଟ୍ ଦେଖନ୍ତୁ'
export const newTab = 'ନୂଆ ଟ୍ୟାବ୍‌ରେ ଖୋଲିବ'
export const adFailed = 'ବିଜ୍ଞାପନ ଖୋଲିଲା ନାହିଁ। କିଛି ସମୟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।'
export const noAds = 'ଏହି ଅଞ୍ଚଳ ପାଇଁ ବିଜ୍ଞାପନ ନାହିଁ'
export const adLoading = 'ବିଜ୍ଞାପନ ଆସୁଛି...'
export const adReserved = 'ବିଜ୍ଞାପନର ଜାଗା'
export const adReservedText = 'ଏହି ଜାଗା ବିଜ୍ଞାପନ ପାଇଁ'

export const menuChanged = 'ମେନୁ ବଦଳିଛି'
export const menuChangedIn = (changes: string) => `ମେନୁ ବଦଳିଛି: ${changes}`
export const prices = (count: number) => `${count} ଦାମ୍ ବଦଳିଛି`
export const soldOut = (count: number) => `${count} ଖାଦ୍ୟ ସରିଲା`
export const availableAgain = (count: number) => `${count} ଖାଦ୍ୟ ପୁଣି ମିଳିବ`
export const added = (count: number) => `${count} ନୂଆ ଖାଦ୍ୟ`
export const removed = (count: number) => `${count} ଖାଦ୍ୟ ହଟିଲା`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'ଆପଣ ଅଫଲାଇନ୍ ଅଛନ୍ତି। ଏହି ମେନୁ {time} ର।'
export const noAnswer = 'ଏପର୍ଯ୍ୟନ୍ତ ଉତ୍ତର ଆସିନାହିଁ। ଏହି ମେନୁ {time} ର।'
export const onlineAgain = 'ଆପଣ ପୁଣି ଅନଲାଇନ୍ ଅଛନ୍ତି। ଖାଦ୍ୟ ଓ ଦାମ୍ ଏବେ ଠିକ୍ ଅଛି।'

export const openNow = 'ଏବେ ଖୋଲା'
export const openTill = (time: string) => `ଏବେ ଖୋଲା, ${time} ପର୍ଯ୍ୟନ୍ତ`
export const closed = 'ବନ୍ଦ'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `ବନ୍ଦ, ${when} ଖୋଲିବ`
export const closedTodayTill = (when: string) => `ଆଜି ବନ୍ଦ, ${when} ଖୋଲିବ`
export const tomorrow = 'କାଲି'
/** From Monday on. */
export const weekdays = ['ସୋମବାର', 'ମଙ୍ଗଳବାର', 'ବୁଧବାର', 'ଗୁରୁବାର', 'ଶୁକ୍ରବାର', 'ଶନିବାର', 'ରବିବାର']

/** {language} is its own name. */
export const readIn = 'ଏହି ମେନୁ {language} ରେ ପଢ଼ନ୍ତୁ'

export const textSize = (percent: number) => `ଅକ୍ଷର ଆକାର ${percent}%`

export const readAloud = (name: string) => `${name} ଶୁଣନ୍ତୁ`
export const stopReading = 'ପଢ଼ିବା ବନ୍ଦ କରନ୍ତୁ'

export const menu = 'ମେନୁ'
export const menuOf = (name: string) => `${name} ର ମେନୁ`
export const showDesign = 'ପୂରା ଡିଜାଇନ୍ ଦେଖାନ୍ତୁ'
export const showSimple = 'ସରଳ ମେନୁ ଦେଖାନ୍ତୁ'
