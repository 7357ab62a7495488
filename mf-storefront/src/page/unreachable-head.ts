import type { PageHead } from './page-head.ts';

export const unreachableHead: PageHead = {
  title: 'We cannot reach the shop right now',
  description: 'Please try again in a minute.',
  isIndexed: false,
};
