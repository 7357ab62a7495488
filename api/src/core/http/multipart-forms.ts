import multipart, { type FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

type FormLimits = Omit<NonNullable<FastifyMultipartOptions['limits']>, 'fileSize'>;

/** Registers the parser of multipart forms. Files are read up to one byte more than `maxFileBytes`: the caller rejects these. */
export async function acceptForms(scope: FastifyInstance, maxFileBytes: number, limits: FormLimits): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false, limits: { ...limits, fileSize: maxFileBytes + 1 } });
}

/** Resolves to the form that `read` reads from the request. Rejects with its error, or `AppError` 400 for a malformed form. */
export async function readForm<Form>({ raw }: FastifyRequest, read: () => Promise<Form>): Promise<Form> {
  try {
    return await read();
  } catch (error) {
    // a client that still sends its body would not read the response
    raw.resume();
    // the parser throws errors without a code for bad boundaries and early ends
    if (error instanceof Error && 'code' in error) throw error;
    throw new AppError('bad_request', 'The form is malformed or incomplete.');
  }
}
