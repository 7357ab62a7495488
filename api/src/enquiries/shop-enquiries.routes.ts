import { clientNetwork } from '@lumora/shared-contract/client-network';
import { enquiryHeaders, enquiryInput, shopEnquiry } from '@lumora/shared-contract/enquiries';
import { dataResponse } from '@lumora/shared-contract/http';
import { consumeAttempt, limitSuccesses } from '../auth/attempts.queries.ts';
import type { Database } from '../core/database/database.ts';
import { invalidField } from '../core/errors/app-error.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { createEnquiry, findEarlierEnquiry, toEnquiryRequest } from './create-enquiry.queries.ts';
import { storeLogo } from './logo-files.ts';

interface ShopEnquiriesOptions {
  db: Database;
  media: MediaStore;
}

// Limits per 15 minutes. The limit over all IP addresses keeps a flood of files from filling the media store.
const maxEnquiriesPerIp = 10;
const maxEnquiries = 300;

/**
 * Registers `POST /enquiries`: stores a logo and an enquiry for a sign made from it, once per `Idempotency-Key`. Throws
 * `AppError` 409 for a key of another request, 413, 415 or 422 for an unusable file, 429 above the limits, 503 while too many
 * SVGs are rendered.
 */
export async function shopEnquiriesRoutes(routes: Routes, { db, media }: ShopEnquiriesOptions): Promise<void> {
  routes.post(
    '/enquiries',
    {
      config: { access: 'anyone', pictures: [{ name: 'logo', maxFiles: 1, acceptsSvg: true }] },
      schema: {
        tags: ['Storefront'],
        consumes: ['multipart/form-data'],
        headers: enquiryHeaders,
        body: enquiryInput,
        response: { 200: dataResponse(shopEnquiry) },
      },
    },
    async ({ body, headers, ip, uploads: [logo] }) => {
      const client = clientNetwork(ip);
      if (!logo) throw invalidField('logo', 'Choose the file of your logo.');
      const request = toEnquiryRequest(headers['idempotency-key'], body, logo.bytes);
      const earlier = await findEarlierEnquiry(db, request);
      // a repeated request is not limited, because it stores nothing
      if (earlier) return { data: earlier };
      await consumeAttempt(db, { key: `enquiry from ${client}`, maxAttempts: maxEnquiriesPerIp });
      const data = await limitSuccesses(db, [{ key: 'enquiries', maxAttempts: maxEnquiries }], async () =>
        createEnquiry(db, media, request, { ...body, ...(await storeLogo(media, logo.bytes, { ...logo, client })) }),
      );
      return { data };
    },
  );
}
