export const contents = 'इस पेज में'
