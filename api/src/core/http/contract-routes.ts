import { wrongTypeMessage } from '@lumora/shared-contract/http';
import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ObjectSchema, Schema, ValidationError, type InferType } from 'yup';
import { AppError, invalidField } from '../errors/app-error.ts';

/** Infers the types of a handler: inputs from yup schemas, responses from TypeBox schemas. */
interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** A Fastify instance whose routes take yup schemas for inputs and TypeBox schemas for responses. */
export type Routes = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ContractTypes
>;

/**
 * Makes the routes of this scope validate their inputs with yup schemas and remove unknown fields. A violated rule gives
 * 422 with `fields`; in headers `AppError` 400.
 */
export function withContractValidation(scope: FastifyInstance): Routes {
  scope.setValidatorCompiler(({ schema, httpPart }) => {
    if (!(schema instanceof Schema)) throw new Error(`The ${httpPart} of a route is not a yup schema.`);
    return (input: unknown) => {
      try {
        assertSupportedValues(schema, input);
        const value: unknown = schema.validateSync(input ?? {}, { abortEarly: false, stripUnknown: true });
        return { value: httpPart === 'headers' ? Object.assign({}, input, value) : value };
      } catch (error) {
        if (httpPart === 'headers' && error instanceof ValidationError) {
          return { error: new AppError('bad_request', error.message) };
        }
        return { error: error instanceof Error ? error : new Error(String(error)) };
      }
    };
  });
  return scope.withTypeProvider<ContractTypes>();
}

/**
 * Throws `AppError` 422 for an object in a scalar field, which yup would cast to text, and 400 for the character NUL,
 * which PostgreSQL cannot store.
 */
function assertSupportedValues(schema: Schema, input: unknown): void {
  if (!(schema instanceof ObjectSchema) || typeof input !== 'object' || input === null) return;
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === 'string' && value.includes('\0')) {
      throw new AppError('bad_request', 'Text may not contain the character NUL.');
    }
    const field: unknown = schema.fields[name];
    if (field instanceof Schema && scalarTypes.has(field.type) && typeof value === 'object' && value !== null) {
      throw invalidField(name, wrongTypeMessage(name, field.type));
    }
  }
}

const scalarTypes = new Set(['string', 'number', 'boolean']);
