/** Nobody sees an ad in a tab behind others or under a dialog. */
export const isOutOfSight = () => document.hidden || document.querySelector('dialog[open]') !== null
