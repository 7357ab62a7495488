import { Type } from '@sinclair/typebox';

/** Creates the schema of a string that is one of `values`. */
export const literalUnion = <const T extends readonly string[]>(values: T) =>
  Type.Union(values.map((value): ReturnType<typeof Type.Literal<T[number]>> => Type.Literal<T[number]>(value)));

/** Creates the schema of a string that is the slug of one of `items`. */
export const slugUnion = <Slug extends string>(items: readonly { slug: Slug }[]) =>
  literalUnion(items.map(({ slug }) => slug));
