export const waitSeconds = (count: number) => `बहुत बार कोशिश हो गई। ${count} सेकंड बाद फिर कोशिश करें।`
export const waitMinutes = (count: number) => `बहुत बार कोशिश हो गई। ${count} मिनट बाद फिर कोशिश करें।`
