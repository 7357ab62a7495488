import { Type, type TSchema } from '@sinclair/typebox';

/** Creates the schema of a value that may be null. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
