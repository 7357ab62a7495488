import type { BannerPlace, ListQuery, PromotionStatus } from '@lumora/shared-contract';
import type { TSchema } from '@sinclair/typebox';
import type { Column, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Schema } from 'yup';
import type { Database } from '../core/database/database.ts';
import type { Slice } from '../core/database/list-rows.ts';
import type { AppError } from '../core/http/app-error.ts';
import type { StoredImage } from '../core/media/image-intake.ts';

/** What the tables of all promotions have. */
export type PromotionTable = PgTable &
  Record<'id' | 'is_active' | 'starts_at' | 'ends_at' | 'created_at' | 'updated_at' | 'updated_by', PgColumn>;

/** Query of a list; each kind has some of the filters. */
export interface ListFilters extends ListQuery {
  status?: PromotionStatus | undefined;
  place?: BannerPlace | undefined;
  batch?: string | undefined;
  generated?: boolean | undefined;
}

/** The pictures that came with a form, by the names of their parts. */
export type Pictures = Record<string, StoredImage>;

/** One kind of promotion: everything in which it differs from the others. `Row` is its answer, `Input` its form. */
export interface PromotionKind<Row, Input> {
  /** of its calls: `/admin/<path>/list` */
  path: string;
  /** of its permissions: `<section>.view` */
  section: 'offers' | 'pop-up' | 'banners' | 'festival-banners' | 'vouchers' | 'showcases' | 'gallery';
  /** as in “This header offer was changed by …” */
  word: string;
  /** heads its calls in the document of the API */
  tag: string;
  table: PromotionTable;
  /** what the refusal to delete one calls it */
  title: PgColumn;
  row: TSchema;
  input: Schema<Input>;
  query: Schema<ListFilters>;
  /** parts of its form that carry a picture; none: the form is JSON only */
  pictureParts: string[];
  sortable: Record<string, Column | SQL>;
  orderBy: SQL[];
  searched: Column[];
  rows(db: Database, slice: Slice): Promise<Row[]>;
  /** what a form sets in its row */
  columns(input: Input, pictures: Pictures): Record<string, unknown>;
  /** more conditions of the list's query than its status */
  filters?(query: ListFilters): (SQL | undefined)[];
  /** throws when a form would make of the row what nobody asked for */
  refuseChange?(db: Database, id: number, input: Input): Promise<void>;
  /** writes what of a form lies in other tables */
  keepParts?(db: Database, id: number, input: Input): Promise<void>;
  /** columns in which a copy differs from its source */
  copied?(db: Database, source: Record<string, unknown>): Promise<Record<string, unknown>>;
  copyParts?(db: Database, from: number, to: number): Promise<void>;
  /** the refusal of a write that broke a rule of the database; null when it broke another */
  refusalOf?(error: unknown, input: Input): AppError | null;
}
