import { PRODUCT_NAME } from '@thela/contract/values/product'

/** The first words of the chat, so that nobody has to ask which plan is meant. */
export const planEnquiry = (plan: string) => `Hello ${PRODUCT_NAME}, I am interested in the ${plan} plan.`
