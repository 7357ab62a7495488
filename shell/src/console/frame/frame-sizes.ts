export const sidebarWidth = '18rem';
export const topBarHeightPx = 56;

/** Media query of screens that always show the sidebar. */
export const wideScreen = '@media (min-width: 768px)';
export const smallScreen = '@media (max-width: 767.95px)';
