export const loading = 'लोड हो रहा है'
export const somethingWentWrong = 'कुछ गड़बड़ हुई'
export const retry = 'फिर कोशिश करें'
