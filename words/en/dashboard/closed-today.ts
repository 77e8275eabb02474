export const title = 'Opening today'
export const openAsUsual = 'Not opening today? Your menu can say so.'
export const closeToday = 'Closed today'
export const closedUntil = (time: string) =>
  `Your menu says that you are closed today. It says so until ${time}.`
export const openAgain = 'Open again'
export const failed = 'We could not change this. Please try again.'
