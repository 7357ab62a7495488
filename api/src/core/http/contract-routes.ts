import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ObjectSchema, Schema, ValidationError, type InferType } from 'yup';
import { AppError, invalidField } from './app-error.ts';

/** Inputs are yup schemas, answers TypeBox schemas: a handler's types come from both. */
interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

export type Routes = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ContractTypes
>;

/** Makes the routes of this scope check their inputs by the contract's yup schemas. */
export function checkInputsByContract(scope: FastifyInstance): Routes {
  scope.setValidatorCompiler(({ schema, httpPart }) => {
    if (!(schema instanceof Schema)) throw new Error(`The ${httpPart} of a route is not a yup schema.`);
    return (input: unknown) => {
      try {
        refuseOddValues(schema, input);
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

const wordFor: Record<string, string> = { string: 'text', number: 'a number', boolean: 'true or false' };

/** What yup's own casts would choke on, and PostgreSQL's text cannot hold. */
function refuseOddValues(schema: Schema, input: unknown): void {
  if (!(schema instanceof ObjectSchema) || typeof input !== 'object' || input === null) return;
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === 'string' && value.includes('\0')) {
      throw new AppError('bad_request', 'Text may not contain the character NUL.');
    }
    const field: unknown = schema.fields[name];
    const word = field instanceof Schema ? wordFor[field.type] : undefined;
    if (word && typeof value === 'object' && value !== null) throw invalidField(name, `Send ${name} as ${word}.`);
  }
}
