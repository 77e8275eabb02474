export const created = 'कैटेगरी बन गई!'
export const createFailed = 'कैटेगरी नहीं बनी'
export const updated = 'कैटेगरी बदल गई!'
export const updateFailed = 'कैटेगरी नहीं बदली'
export const deleted = (items: number) => `कैटेगरी और ${items} डिश हट गईं!`
export const deleteFailed = 'कैटेगरी नहीं हटी'
export const reordered = 'कैटेगरी का क्रम बदल गया!'
export const reorderFailed = 'कैटेगरी का क्रम नहीं बदला'
