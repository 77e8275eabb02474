export const title = 'फ़ोटो की जगह'
export const description = 'आपके मेनू की फ़ोटो, लोगो और ऊपर की फ़ोटो।'
export const loading = 'फ़ोटो की जगह देखी जा रही है'
export const notAvailable = 'जगह पता नहीं चली'
export const failed = 'कितनी जगह भरी है, पता नहीं चल पाया।'

type Used = { used: string; most: string; pictures: string }
export const usage = (_pictureCount: number, { used, most, pictures }: Used) =>
  `${most} में से ${used} भरा, ${pictures} फ़ोटो`
export const isFull = 'जगह भर गई है। जो डिश अब नहीं बेचते, उनकी फ़ोटो हटाएँ, फिर नई डाल सकेंगे।'
export const isNearlyFull = 'जगह लगभग भर गई है। जो डिश अब नहीं बेचते, उनकी फ़ोटो हटाकर जगह बनाएँ।'
export const hasSpace = 'काफ़ी जगह है। फ़ोटो हटाने पर उसकी जगह खाली हो जाती है।'
