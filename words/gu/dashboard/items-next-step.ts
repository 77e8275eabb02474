export const designText = 'ગ્રાહકોને તમારી ડિશ દેખાવા લાગી છે. હવે મેનૂની ડિઝાઇન પસંદ કરો, પછી QR કોડ છાપો.'
export const chooseDesign = 'ડિઝાઇન પસંદ કરો'
export const codeText = 'ગ્રાહકોને તમારી ડિશ દેખાવા લાગી છે. મેનૂનો QR કોડ છાપો અને દુકાને લગાવો.'
export const getCode = 'QR કોડ લો'
