import multipart from '@fastify/multipart';
import { dataResponse, errorResponse, importReport, productImportQuery } from '@lumora/shared-contract';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { OpenDatabase } from '../../core/database/database.ts';
import { AppError } from '../../core/http/app-error.ts';
import { checkInputsByContract } from '../../core/http/contract-routes.ts';
import { asFormError } from '../../core/http/malformed-form.ts';
import { importProducts } from './product-import.queries.ts';

const mostBytes = 10 * 1024 * 1024;

/** `/admin/products/import`: the part `file` of a form, a CSV as the export writes it. */
export async function productImport(scope: FastifyInstance, { database }: { database: OpenDatabase }): Promise<void> {
  // a byte more than allowed is read, so that a file that is too large is known by its length
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: mostBytes + 1, files: 1, fields: 5, fieldSize: 4096 },
  });
  const routes = checkInputsByContract(scope);

  routes.post(
    '/admin/products/import',
    {
      config: { access: 'products.create' },
      schema: {
        tags: ['Products'],
        summary,
        consumes: ['multipart/form-data'],
        querystring: productImportQuery,
        response,
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      if (!user.permissions.includes('products.update')) {
        throw new AppError('forbidden', `Your role ${user.role} does not include products.update.`);
      }
      const bytes = await readFile(request);
      const data = await importProducts(database.db, bytes, { isDryRun: request.query.dry_run, by: user });
      if (data.is_saved) await database.tidy();
      if (request.query.dry_run || data.is_saved)
        return { data, ...(data.is_saved && { message: 'Products imported' }) };
      const message = 'Nothing was imported: the file has problems.';
      return reply.code(422).send({ data, message, error: 'invalid', request_id: request.id });
    },
  );
}

const summary = [
  'A row with an `id` updates that product, one without makes a new one. Only the columns that are there are set.',
  'Where `updated_at` is filled in, a product that was changed since is a problem (as in an update).',
].join(' ');

const response = {
  200: dataResponse(importReport),
  422: Type.Object({ ...errorResponse.properties, data: Type.Optional(importReport) }),
};

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', 'Send the CSV as a form, in the part file.');
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw new AppError('bad_request', 'Send the CSV as file.');
    const bytes = await part.toBuffer();
    if (bytes.length > mostBytes) throw new AppError('too_large', 'The file is larger than 10 MB.');
    return bytes;
  } catch (error) {
    // a client that is still sending would not read its answer
    request.raw.resume();
    throw asFormError(error);
  }
}
