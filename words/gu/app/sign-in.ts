export const home = 'પહેલું પેજ'
export const interrupted = 'તમારું ઇન્ટરનેટ વચ્ચે અટકી ગયું. <link>ફરી પ્રયાસ કરો</link>'
export const needsJavaScript = 'આ પેજ માટે JavaScript જોઈએ. મેનૂ એના વગર પણ ચાલે છે.'
export const promise = 'એક ફોન નંબર, એક મેનૂ, એક QR કોડ. ચા ઊકળે એ પહેલાં તમારી દુકાન ઑનલાઇન.'
