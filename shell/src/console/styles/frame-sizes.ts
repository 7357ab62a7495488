import { phoneScreen, touchScreen } from '@lumora/shared-ui';

// first-frame.css repeats these sizes and media queries

/** Width of the sidebar on wide screens and of the drawer. */
export const sidebarWidth = '18rem';
/** Width of the sidebar as an icon rail. */
export const railWidthPx = 56;
export const topBarHeightPx = 56;

/** Media query of screens with the whole sidebar. */
export const wideScreen = '@media (min-width: 1200px)';
/** Media query of screens with the icon rail. */
export const railScreen = '@media (min-width: 768px) and (max-width: 1199.95px)';
/** Media query of screens without a sidebar. */
export const smallScreen = `@media ${phoneScreen}`;

/** Enlarges a line of text 20 px high to a target for a finger, without moving what is around it. */
export const touchTarget = { [`@media ${touchScreen}`]: { m: -1.5, p: 1.5 } };
