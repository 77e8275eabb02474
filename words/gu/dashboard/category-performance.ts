export const title = 'કઈ કેટેગરી ચાલી'
export const description = 'તમારા મેનૂની દરેક કેટેગરી કેટલી વાર ખોલાઈ.'
export const sort = 'ક્રમ'
export const byViews = 'વધુ જોવાયેલી'
export const byName = 'નામથી'
export const view = 'કેવી રીતે દેખાય'
export const list = 'યાદી'
export const barChart = 'બાર ચાર્ટ'
export const pieChart = 'ગોળ ચાર્ટ'
export const lineChart = 'લાઇન ચાર્ટ'
export const gauge = 'મીટર'
export const failed = 'તમારી કેટેગરી લોડ થઈ શકી નહીં.'
export const loading = 'કેટેગરી લોડ થાય છે'
export const nothing = 'કેટેગરીના આંકડા નથી'
export const nothingHint = 'મેનૂમાં કેટેગરી બન્યા પછી અહીં દેખાશે કે ગ્રાહકો કઈ ખોલે છે.'
export const colours = 'રંગોનો અર્થ'
export const ratings = {
  green: 'ખૂબ સરસ',
  amber: 'સારું',
  red: 'ધ્યાન આપો',
  grey: 'હજી આંકડા ઓછા છે',
}
export const viewsOfEach = 'દરેક કેટેગરી કેટલી વાર જોવાઈ'
export const shareOfEach = 'કુલમાં દરેક કેટેગરીનો ભાગ'
export const category = 'કેટેગરી'
export const views = 'જોવાયું'
export const unseenHidden = 'જે કેટેગરી કોઈએ જોઈ નથી, તે અહીં નથી.'
