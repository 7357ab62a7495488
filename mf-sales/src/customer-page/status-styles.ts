import { phoneScreen } from '@lumora/shared-ui';

/** The card with a status, which gets the focus after a change. */
export const statusCardStyles = { p: 2, '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } };

/** The buttons that change a status; on a phone they share the width below its hint. */
export const statusButtonsStyles = {
  gap: 1,
  '&:empty': { display: 'none' },
  [`@media ${phoneScreen}`]: { width: '100%', mt: 1, '& > *': { flex: 1 } },
};
