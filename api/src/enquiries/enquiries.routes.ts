import { enquiry, enquiryListQuery, enquiryUpdateInput } from '@lumora/shared-contract/enquiries';
import { dataResponse, listResponse, messageResponse } from '@lumora/shared-contract/http';
import { Type } from '@sinclair/typebox';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../core/database/database.ts';
import { notFoundError } from '../core/database/row-changes.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { rowParams } from '../core/http/row-id.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { deleteEnquiry, getEnquiry, getLogo, listEnquiries, updateEnquiry } from './enquiries.queries.ts';
import { readLogo } from './logo-files.ts';

interface EnquiriesOptions {
  db: Database;
  media: MediaStore;
}

/** Registers `/admin/enquiries/…`: list, detail, logo, status and deletion of enquiries. */
export async function enquiriesRoutes(routes: Routes, { db, media }: EnquiriesOptions): Promise<void> {
  routes.get(
    '/admin/enquiries/list',
    { config: canView, schema: { tags, querystring: enquiryListQuery, response: { 200: listResponse(enquiry) } } },
    (request) => listEnquiries(db, request.query),
  );

  routes.get(
    '/admin/enquiries/edit/:id',
    { config: canView, schema: { tags, params: rowParams, response: detailSchema } },
    async (request) => ({ data: await getEnquiry(db, request.params.id) }),
  );

  routes.get(
    '/admin/enquiries/logo/:id',
    { config: canView, schema: { tags, params: rowParams, produces, response: fileSchema } },
    async (request, reply) => {
      const { reference, logo_name, logo_format } = await getLogo(db, request.params.id);
      const logo = await readLogo(media, logo_name);
      if (logo === null) throw notFoundError('logo');
      reply.headers({
        'content-type': `image/${logo_format}`,
        'content-disposition': `attachment; filename="${reference}.${logo_format}"`,
        'cache-control': 'no-store',
      });
      return reply.send(logo);
    },
  );

  routes.post(
    '/admin/enquiries/update/:id',
    {
      config: { access: 'enquiries.update' },
      schema: { tags, params: rowParams, body: enquiryUpdateInput, response: detailSchema },
    },
    async (request) => {
      const data = await updateEnquiry(db, request.params.id, request.body, sessionOf(request).user);
      return { data, message: `Enquiry ${data.status}` };
    },
  );

  routes.delete(
    '/admin/enquiries/delete/:id',
    {
      config: { access: 'enquiries.delete' },
      schema: { tags, params: rowParams, response: { 200: messageResponse } },
    },
    async (request) => {
      await deleteEnquiry(db, media, request.params.id);
      return { data: null, message: 'Enquiry deleted' };
    },
  );
}

const canView = { access: 'enquiries.view' } as const;
const detailSchema = { 200: dataResponse(enquiry) };
// a buffer in the handler, a file for the client
const fileSchema = { 200: Type.Unsafe<Buffer>(Type.String({ format: 'binary' })) };
const produces = ['image/webp', 'image/jpeg'];
const tags = ['Enquiries'];
