import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { errorCodes } from './error-codes.ts';
import { literalUnion } from './literal-union.ts';

/** Body of every error response; `fields` holds a validation message for each invalid input. */
export const errorResponse = Type.Object({
  message: Type.String(),
  error: literalUnion(Object.values(errorCodes)),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  request_id: Type.String(),
});

export type ErrorResponse = Static<typeof errorResponse>;

/** Sent with a paged list; `page` counts from 1. */
export const listMeta = Type.Object({
  total: Type.Integer(),
  page: Type.Integer(),
  pageSize: Type.Integer(),
});

export type ListMeta = Static<typeof listMeta>;

/** Returns the schema of a successful response: `{ data, message? }`. */
export function dataResponse<T extends TSchema>(data: T) {
  return Type.Object({ data, message: Type.Optional(Type.String()) });
}

/** Returns the schema of a list: `{ data: [...], meta? }`; `meta` is present in a paged list only. */
export function listResponse<T extends TSchema>(item: T) {
  return Type.Object({ data: Type.Array(item), meta: Type.Optional(listMeta) });
}

/** Response of a delete and of a sign-out: a message for the user, no data. */
export const messageResponse = Type.Object({ data: Type.Null(), message: Type.String() });

export interface ApiResponse<T> {
  data: T;
  message?: string;
}

export interface ListResponse<T> {
  data: T[];
  meta?: ListMeta;
}
