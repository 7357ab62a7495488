import { countOf } from '@lumora/shared-contract/format';
import { dataResponse } from '@lumora/shared-contract/http';
import {
  voucherBatch,
  voucherBatchInput,
  voucherBatchSummary,
  voucherListQuery,
} from '@lumora/shared-contract/promotions';
import { Type } from '@sinclair/typebox';
import { Readable } from 'node:stream';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { OpenDatabase } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { generateVouchers, listVoucherBatches } from './voucher-batches.queries.ts';
import { exportVouchers } from './voucher-export.queries.ts';

/** Number of codes from which the planner statistics of the embedded database are updated, which takes up to 0.3 s. */
const minCodesToAnalyze = 500;

/** Registers the routes of vouchers in addition to those of every promotion kind: generate, batches and CSV export. */
export async function vouchersRoutes(routes: Routes, database: OpenDatabase): Promise<void> {
  const { db } = database;
  routes.post(
    '/admin/vouchers/generate',
    {
      config: { access: 'vouchers.create' },
      schema: { tags, body: voucherBatchInput, response: { 200: dataResponse(voucherBatch) } },
    },
    async (request) => {
      const data = await generateVouchers(db, request.body, sessionOf(request).user);
      if (data.count >= minCodesToAnalyze) await database.vacuumAndAnalyze();
      return { data, message: `${countOf(data.count, 'voucher')} created` };
    },
  );

  routes.get(
    '/admin/vouchers/batches',
    {
      config: { access: 'vouchers.view' },
      schema: { tags, response: { 200: dataResponse(Type.Array(voucherBatchSummary)) } },
    },
    async () => ({ data: await listVoucherBatches(db) }),
  );

  routes.get(
    '/admin/vouchers/export.csv',
    {
      config: { access: 'vouchers.view' },
      schema: { tags, querystring: voucherListQuery, produces: ['text/csv'], response: { 200: fileSchema } },
    },
    async (request, reply) => {
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="vouchers.csv"',
      });
      return reply.send(Readable.from(exportVouchers(db, request.query)));
    },
  );
}

const tags = ['Vouchers'];
// a stream in the handler, text for the client
const fileSchema = Type.Unsafe<Readable>(Type.String());
