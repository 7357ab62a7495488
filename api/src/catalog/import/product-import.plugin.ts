import { importReport, productImportQuery } from '@lumora/shared-contract/catalog';
import { dataResponse, errorResponse } from '@lumora/shared-contract/http';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { OpenDatabase } from '../../core/database/database.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { withContractValidation } from '../../core/http/contract-routes.ts';
import { acceptForms, readForm } from '../../core/http/multipart-forms.ts';
import { importProducts } from './product-import.queries.ts';

const maxBytes = 10 * 1024 * 1024;
/** One import at a time in this process, because each holds up to 20,000 parsed rows. */
const limit = pLimit(1);

/**
 * Registers `POST /admin/products/import`, which imports the CSV file in the part `file` of a form. Throws `AppError` 403
 * without both permissions, 413 above 10 MB, 415 for another content type, 503 while another import runs; responds with
 * 422 and the report when the file has problems.
 */
export async function productImport(scope: FastifyInstance, { database }: { database: OpenDatabase }): Promise<void> {
  await acceptForms(scope, maxBytes, { files: 1, fields: 5, fieldSize: 4096 });
  const routes = withContractValidation(scope);

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
      assertNoneRuns();
      const bytes = await readForm(request, () => readFile(request));
      const data = await runAlone(() =>
        importProducts(database.db, bytes, {
          isDryRun: request.query.dry_run,
          skipRejected: request.query.skip_rejected,
          by: user,
        }),
      );
      if (data.is_saved) await database.vacuumAndAnalyze();
      if (request.query.dry_run || data.is_saved)
        return { data, ...(data.is_saved && { message: 'Products imported' }) };
      const message = 'Nothing was imported: the file has problems.';
      return reply.code(422).send({ data, message, error: 'invalid', request_id: request.id });
    },
  );
}

const summary = [
  'A row with an `id` updates that product, a row without an `id` creates one. Only the columns of the file are set.',
  'A row with an `updated_at` that is older than the product’s is a problem, as in an update.',
  'A row without cells of a product has a further variant of the product with its `id`, or of the row above.',
  'With `skip_rejected` the rows without problems are imported.',
].join(' ');

const response = {
  200: dataResponse(importReport),
  422: Type.Object({ ...errorResponse.properties, data: Type.Optional(importReport) }),
};

/** Throws `AppError` 503 with `Retry-After` while another import runs. */
async function runAlone<Result>(task: () => Promise<Result>): Promise<Result> {
  assertNoneRuns();
  return limit(task);
}

function assertNoneRuns(): void {
  if (limit.activeCount === 0) return;
  throw new AppError('unavailable', 'Another import is running. Please try again in a few seconds.', { retryAfter: 5 });
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', 'Send the CSV as a form, in the part file.');
  const part = await request.file();
  if (part?.fieldname !== 'file') throw new AppError('bad_request', 'Send the CSV as file.');
  const bytes = await part.toBuffer();
  if (bytes.length > maxBytes) throw new AppError('too_large', 'The file is larger than 10 MB.');
  return bytes;
}
