export const created = 'કેટેગરી બની ગઈ!'
export const createFailed = 'કેટેગરી ન બની'
export const updated = 'કેટેગરી બદલાઈ ગઈ!'
export const updateFailed = 'કેટેગરી ન બદલાઈ'
export const deleted = (items: number) => `કેટેગરી અને ${items} ડિશ કાઢી નાખી!`
export const deleteFailed = 'કેટેગરી કાઢી ન શકાઈ'
export const reordered = 'કેટેગરીનો ક્રમ બદલાઈ ગયો!'
export const reorderFailed = 'કેટેગરીનો ક્રમ ન બદલાયો'
