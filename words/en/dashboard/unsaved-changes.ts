export const title = 'You have unsaved changes'
export const description = 'If you leave now, your changes will be lost.'
export const keepEditing = 'Keep editing'
export const leave = 'Leave without saving'
