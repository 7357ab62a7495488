import type { ListQuery } from '@lumora/shared-contract/http';
import type { BannerPosition, PromotionStatus } from '@lumora/shared-contract/promotions';
import type { TSchema } from '@sinclair/typebox';
import type { Column, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Schema } from 'yup';
import type { Database } from '../core/database/database.ts';
import type { Slice } from '../core/database/list-rows.ts';
import type { AppError } from '../core/errors/app-error.ts';
import type { StoredImage } from '../core/media/image-intake.ts';

/** Table of a promotion kind, with the columns that all of them have. */
export type PromotionKindTable = PgTable &
  Record<'id' | 'is_active' | 'starts_at' | 'ends_at' | 'created_at' | 'updated_at' | 'updated_by', PgColumn>;

/** Query of a list; each kind supports some of the filters. */
export interface ListFilters extends ListQuery {
  status?: PromotionStatus | undefined;
  place?: BannerPosition | undefined;
  batch?: string | undefined;
  generated?: boolean | undefined;
}

/** Uploaded images of a form by the names of their parts. */
export type UploadedImages = Record<string, StoredImage>;

/** Definition of a promotion kind. `Row` is a row as the API returns it, `Input` the body of create and update requests. */
export interface PromotionKind<Row, Input> {
  /** path segment of its routes: `/admin/<path>/list` */
  path: string;
  /** prefix of its permissions: `<section>.view` */
  section: 'offers' | 'pop-up' | 'banners' | 'festival-banners' | 'vouchers' | 'showcases' | 'gallery';
  /** name in messages, as in “This header offer was changed by …” */
  label: string;
  /** tag of its routes in the OpenAPI document */
  tag: string;
  table: PromotionKindTable;
  /** column with the title that the error of a rejected delete shows */
  title: PgColumn;
  row: TSchema;
  input: Schema<Input>;
  query: Schema<ListFilters>;
  /** names of the form parts with images; empty when requests are JSON only */
  imageParts: string[];
  sortable: Record<string, Column | SQL>;
  /** default order of the console's list */
  orderBy: SQL[];
  searched: Column[];
  rows(db: Database, slice: Slice): Promise<Row[]>;
  /** returns the column values that a form sets */
  columns(input: Input, images: UploadedImages): Record<string, unknown>;
  /** returns conditions of the list query in addition to status and search */
  filters?(query: ListFilters): (SQL | undefined)[];
  /** throws `AppError` when an update must be rejected because of the current row */
  assertUpdate?(db: Database, id: number, input: Input): Promise<void>;
  /** writes the fields of a form that are stored in other tables */
  saveRelations?(db: Database, id: number, input: Input): Promise<void>;
  /** returns the column values in which a duplicate differs from its source */
  duplicateValues?(db: Database, source: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** copies the rows of other tables to a duplicate */
  copyRelations?(db: Database, from: number, to: number): Promise<void>;
  /** converts a database error of a write, which has no `input` if it duplicates, to a message; null for any other error */
  toAppError?(error: unknown, input: Input | null): AppError | null;
}
