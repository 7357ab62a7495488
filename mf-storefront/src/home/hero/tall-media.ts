/** Where the hero shows a phone's part of its picture and film. */
export const tallMedia = '(max-width: 599px) and (orientation: portrait)';
