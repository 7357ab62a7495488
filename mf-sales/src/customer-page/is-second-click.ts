import type { MouseEvent } from 'react';

/** Returns whether a click is the second of a double click, which would hit the button of another status. */
export const isSecondClick = ({ detail }: MouseEvent) => detail > 1;
