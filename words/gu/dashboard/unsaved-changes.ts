export const title = 'તમારા ફેરફાર સેવ થયા નથી'
export const description = 'હમણાં જશો તો તમારા ફેરફાર જતા રહેશે.'
export const keepEditing = 'બદલતા રહો'
export const leave = 'સેવ કર્યા વિના જાઓ'
