/** Around the preview of a menu in the dashboard. */

export const preview = 'મેનૂ કેવું દેખાશે'
export const notFound = 'ડિઝાઇન મળી નહીં'
export const failed = 'આ ડિઝાઇન શરૂ ન થઈ, અટકી ગઈ અથવા મેનૂમાંથી કંઈ બતાવતી નથી. ગ્રાહકોને સાદી ડિઝાઇન દેખાય છે.'
export const theme = 'રંગ'
