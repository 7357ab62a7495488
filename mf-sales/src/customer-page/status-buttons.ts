import { phoneScreen } from '@lumora/shared-ui';

/** The buttons that change a status; on a phone they share the width below its hint. */
export const statusButtonsStyles = {
  gap: 1,
  '&:empty': { display: 'none' },
  [`@media ${phoneScreen}`]: { width: '100%', mt: 1, '& > *': { flex: 1 } },
};
