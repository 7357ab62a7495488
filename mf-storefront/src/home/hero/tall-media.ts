/** Media query of the screens that get the portrait versions of the hero picture and video. */
export const tallMedia = '(max-width: 599px) and (orientation: portrait)';
