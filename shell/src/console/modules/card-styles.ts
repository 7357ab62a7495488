/** Styles of the first row of a module's card. */
export const cardHeaderStyles = { flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: { xs: 2, md: 3 }, py: 2 };

/** Styles of the name of a module with its chips. */
export const moduleTitleStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
