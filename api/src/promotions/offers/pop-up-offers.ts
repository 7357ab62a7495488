import { applySlice } from '../../core/database/list-rows.ts';
import {
  popUpOffer,
  popUpOfferInput,
  promotionListQuery,
  type PopUpOffer,
  type PopUpOfferInput,
} from '@lumora/shared-contract/promotions';
import { sql } from 'drizzle-orm';
import { withImageUrl } from '../../core/media/image-url.ts';
import {
  imageColumn,
  imageWidth,
  rowColumns,
  scheduleValues,
  sortableColumns,
  statusPriorityOrder,
} from '../promotion-columns.ts';
import type { PromotionKind } from '../promotion-kind.ts';
import { popUpOffers } from '../tables.ts';

const { title, text, link, button_label, audience, delay_seconds, every_days, image_hash, priority } = popUpOffers;
const columns = {
  ...rowColumns(popUpOffers),
  title,
  text,
  link,
  button_label,
  audience,
  delay_seconds,
  every_days,
  priority,
  image: image_hash,
  image_width: imageWidth(image_hash),
};

/** Promotion kind of pop-up offers. */
export const popUpOfferKind: PromotionKind<PopUpOffer, PopUpOfferInput> = {
  path: 'pop-up-offers',
  section: 'pop-up',
  label: 'pop-up offer',
  tag: 'Pop-up offers',
  table: popUpOffers,
  title,
  row: popUpOffer,
  input: popUpOfferInput,
  query: promotionListQuery,
  imageParts: ['imageFile'],
  sortable: { ...sortableColumns(popUpOffers), title: sql`lower(${title})` },
  orderBy: statusPriorityOrder(popUpOffers),
  searched: [title, text],
  rows: async (db, slice) => {
    const rows = await applySlice(db.select(columns).from(popUpOffers).$dynamic(), slice);
    return rows.map(withImageUrl);
  },
  columns: ({ title, text, link, button_label, audience, delay_seconds, every_days, ...input }, { imageFile }) => ({
    ...scheduleValues(input),
    title,
    text,
    link,
    button_label,
    audience,
    delay_seconds,
    every_days,
    ...imageColumn('image_hash', { image: imageFile, isRemoved: input.remove_image }),
  }),
};
