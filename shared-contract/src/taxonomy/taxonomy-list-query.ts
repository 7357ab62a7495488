import { boolean, type InferType } from '../validation/schema.ts';
import { listQuery } from '../http/list-query.ts';

/** Query of the lists of the taxonomy. With `counts` each row has the numbers of the rows that refer to it. */
export const taxonomyListQuery = listQuery.shape({ counts: boolean() });
export type TaxonomyListQuery = InferType<typeof taxonomyListQuery>;
