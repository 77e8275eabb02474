type Place = { position: number; count: number }

export const move = (name: string) => `${name} की जगह बदलें`
export const instructions =
  'उठाने के लिए स्पेस दबाएँ, खिसकाने के लिए तीर वाले बटन, रखने के लिए फिर स्पेस, और वापस रखने के लिए एस्केप।'
export const unnamed = 'यह चीज़'
export const pickedUp = (name: string, { position, count }: Place) =>
  `${name} उठाया, जगह ${position}, कुल ${count}।`
export const isOver = (name: string, { position, count }: Place) =>
  `${name} अब जगह ${position} के ऊपर है, कुल ${count}।`
export const isOverCategory = (name: string, category: string) => `${name} अब कैटेगरी ${category} के ऊपर है।`
export const dropped = (name: string, { position, count }: Place) =>
  `${name} को जगह ${position} पर रखा, कुल ${count}।`
export const droppedAtCategory = (name: string, category: string) => `${name} को कैटेगरी ${category} में रखा।`
export const isBack = (name: string, { position, count }: Place) =>
  `${name} वापस जगह ${position} पर है, कुल ${count}।`
