import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Schema, type InferType } from 'yup';
import { AppError } from './app-error.ts';

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
        refuseNul(input);
        return { value: schema.validateSync(input ?? {}, { abortEarly: false, stripUnknown: true }) };
      } catch (error) {
        return { error: error instanceof Error ? error : new Error(String(error)) };
      }
    };
  });
  return scope.withTypeProvider<ContractTypes>();
}

/** PostgreSQL's text cannot hold it. */
function refuseNul(input: unknown): void {
  if (typeof input !== 'object' || input === null) return;
  for (const value of Object.values(input)) {
    if (typeof value === 'string' && value.includes('\0')) {
      throw new AppError('bad_request', 'Text may not contain the character NUL.');
    }
  }
}
