import type { Home } from '@lumora/shared-contract';
import type { PageHead } from '../page/page-head.ts';
import { notFoundMessage, notFoundTitle } from './not-found-words.ts';

export function notFoundHead(home: Home | undefined): PageHead {
  const title = home === undefined ? notFoundTitle : `${notFoundTitle} | ${home.shop.name}`;
  return { title, description: notFoundMessage, isIndexed: false };
}
