export const loading = 'Loading'
export const somethingWentWrong = 'Something went wrong'
export const retry = 'Retry'
