import type { PageHead } from '../head/page-head.ts';

/** The head of a page whose data cannot be loaded. */
export const unreachableHead: PageHead = {
  title: 'We cannot reach the shop right now',
  description: 'Please try again in a minute.',
  isIndexed: false,
};
