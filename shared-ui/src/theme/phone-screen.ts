/** Media query of phones, on which lists are stacked and the console has no sidebar. */
export const phoneScreen = '(max-width: 767.95px)';
/** Media query of phones and of other screens that are used with a finger: targets are at least 44 px high. */
export const touchScreen = `(pointer: coarse), ${phoneScreen}`;
