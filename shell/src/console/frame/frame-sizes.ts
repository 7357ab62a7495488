export const sidebarWidth = '18rem';
export const topBarHeight = 56;

/** From here on the sidebar is always there. */
export const wide = '@media (min-width: 768px)';
export const narrow = '@media (max-width: 767.95px)';
