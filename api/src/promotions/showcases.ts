import { applySlice } from '../core/database/list-rows.ts';
import {
  promotionListQuery,
  showcase,
  showcaseInput,
  type Showcase,
  type ShowcaseInput,
} from '@lumora/shared-contract/promotions';
import { eq, sql } from 'drizzle-orm';
import { emptyColumn } from '../core/database/violations.ts';
import { invalidField } from '../core/errors/app-error.ts';
import { largestImageUrl } from '../core/media/image-url.ts';
import { images } from '../core/media/tables.ts';
import { selectHomeShowcases } from './home-showcases.queries.ts';
import { rowColumns, scheduleValues, sortableColumns, statusPriorityOrder } from './promotion-columns.ts';
import type { PromotionKind } from './promotion-kind.ts';
import { brandShowcases } from './tables.ts';

const { name, description, image_hash, priority } = brandShowcases;
const columns = { ...rowColumns(brandShowcases), name, description, priority, image: image_hash, width: images.width };

/** Promotion kind of brand showcases. */
export const showcaseKind: PromotionKind<Showcase, ShowcaseInput> = {
  path: 'showcases',
  section: 'showcases',
  label: 'brand showcase',
  tag: 'Brand showcases',
  table: brandShowcases,
  title: name,
  row: showcase,
  input: showcaseInput,
  query: promotionListQuery,
  imageParts: ['imageFile'],
  sortable: { ...sortableColumns(brandShowcases), name: sql`lower(${name})` },
  orderBy: statusPriorityOrder(brandShowcases),
  searched: [name, description],
  rows: async (db, slice) => {
    const home = selectHomeShowcases(db);
    const all = db
      .select({ ...columns, home_position: home.home_position })
      .from(brandShowcases)
      .innerJoin(images, eq(images.hash, image_hash))
      .leftJoin(home, eq(home.id, brandShowcases.id));
    const rows = await applySlice(all.$dynamic(), slice);
    return rows.map(({ width, ...row }) => ({ ...row, image_url: largestImageUrl(row.image, width) }));
  },
  columns: ({ name, description, ...input }, { imageFile }) => ({
    ...scheduleValues(input),
    name,
    description,
    ...(imageFile && { image_hash: imageFile.hash }),
  }),
  toAppError: (error) =>
    emptyColumn(error) === 'image_hash' ? invalidField('imageFile', 'Choose a picture of the sign') : null,
};
