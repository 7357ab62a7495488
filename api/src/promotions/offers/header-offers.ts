import { applySlice } from '../../core/database/list-rows.ts';
import {
  headerOffer,
  headerOfferInput,
  promotionListQuery,
  type HeaderOffer,
  type HeaderOfferInput,
} from '@lumora/shared-contract/promotions';
import { sql } from 'drizzle-orm';
import { rowColumns, scheduleValues, sortableColumns, statusPriorityOrder } from '../promotion-columns.ts';
import type { PromotionKind } from '../promotion-kind.ts';
import { headerOffers } from '../tables.ts';

const { text, link, background_colour, text_colour, priority } = headerOffers;

/** Promotion kind of header offers. */
export const headerOfferKind: PromotionKind<HeaderOffer, HeaderOfferInput> = {
  path: 'header-offers',
  section: 'offers',
  label: 'header offer',
  tag: 'Header offers',
  table: headerOffers,
  title: text,
  row: headerOffer,
  input: headerOfferInput,
  query: promotionListQuery,
  imageParts: [],
  sortable: { ...sortableColumns(headerOffers), text: sql`lower(${text})` },
  orderBy: statusPriorityOrder(headerOffers),
  searched: [text, link],
  rows: (db, slice) => {
    const columns = { ...rowColumns(headerOffers), text, link, background_colour, text_colour, priority };
    return applySlice(db.select(columns).from(headerOffers).$dynamic(), slice);
  },
  columns: ({ text, link, background_colour, text_colour, ...input }) => ({
    ...scheduleValues(input),
    text,
    link,
    background_colour,
    text_colour,
  }),
};
