export const scanForMenu = 'मेनू के लिए स्कैन करें'
export const noAppNeeded = 'ऐप की ज़रूरत नहीं'
