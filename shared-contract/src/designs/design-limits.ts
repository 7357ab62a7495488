/** Limits of a design. Separate from the schemas, so that pages of the shop do not load yup. */
export const maxDesignLines = 3;

/** Max characters of a line. */
export const maxDesignLineLength = 30;

/**
 * Max characters of a line that can be typed. Twice the limit, so that the buying bar can offer to put a longer text on
 * several lines, and the limit of an input cuts no emoji.
 */
export const maxTypedLineLength = 2 * maxDesignLineLength;

/** Width of the letters, cm. */
export const minDesignWidthCm = 20;
export const maxDesignWidthCm = 240;

/** Height of the letters, cm; a taller sign does not fit through a door in one piece. */
export const maxDesignHeightCm = 120;

/** Font size (the em), cm; tubes cannot be bent smaller. */
export const minTypeSizeCm = 8;

/** Width of the board on each side of the letters, cm. */
export const boardMarginCm = 3;

/** The boards that a sign can be mounted on. */
export const backboards = [
  { slug: 'clear', name: 'Clear acrylic' },
  { slug: 'black', name: 'Black acrylic' },
  { slug: 'cut', name: 'Clear, cut to shape' },
  { slug: 'frame', name: 'Open steel frame' },
] as const;
export type Backboard = (typeof backboards)[number]['slug'];
