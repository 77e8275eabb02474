export const title = 'Your menu in five steps'
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`
export const steps = {
  kind: 'What do you sell?',
  dishes: 'Tick your dishes',
  prices: 'Put your prices',
  design: 'Choose a design',
  code: 'Print your QR code',
}
export const finish = 'Finish'
export const next = 'Next step'
export const later = 'Later'
