/** Media query of phones, on which lists are stacked and the console has no sidebar. */
export const phoneScreen = '(max-width: 767.95px)';
