/** Bounds of a design. Apart from the schemas, so that shoppers load none. */
export const maxDesignLines = 3;

/** Characters of one line. */
export const maxDesignLineLength = 30;

/** cm, the width of the lit text. */
export const minDesignWidthCm = 20;
export const maxDesignWidthCm = 240;

/** cm; a taller sign does not fit through a door in one piece. */
export const maxDesignHeightCm = 120;

/** cm of type size (the em); tubes cannot be bent smaller. */
export const minTypeSizeCm = 8;

/** cm of board on each side of the lit text. */
export const boardMarginCm = 3;

/** What a sign may be mounted on. */
export const backboards = [
  { slug: 'clear', name: 'Clear acrylic' },
  { slug: 'black', name: 'Black acrylic' },
  { slug: 'cut', name: 'Clear, cut to shape' },
  { slug: 'frame', name: 'Open steel frame' },
] as const;
export type Backboard = (typeof backboards)[number]['slug'];
