export const waitSeconds = (count: number) => `ઘણી વાર પ્રયાસ થયો. ${count} સેકન્ડ પછી ફરી પ્રયાસ કરો.`
export const waitMinutes = (count: number) => `ઘણી વાર પ્રયાસ થયો. ${count} મિનિટ પછી ફરી પ્રયાસ કરો.`
