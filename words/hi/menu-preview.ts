/** Around the preview of a menu in the dashboard. */

export const preview = 'मेनू कैसा दिखेगा'
export const notFound = 'डिज़ाइन नहीं मिला'
export const failed = 'यह डिज़ाइन शुरू नहीं हुआ, अटक गया या मेनू में से कुछ नहीं दिखाता। ग्राहकों को सादा डिज़ाइन दिखता है।'
export const theme = 'रंग'
