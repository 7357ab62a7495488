import { messageResponse } from '@lumora/shared-contract/http';
import { galleryOrderInput } from '@lumora/shared-contract/promotions';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { Database } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { setGalleryOrder } from './gallery-order.queries.ts';
import { galleryPictureKind } from './gallery-pictures.ts';

/** Registers `POST /admin/gallery/order`: saves the sequence of the gallery pictures. */
export async function galleryRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.post(
    '/admin/gallery/order',
    {
      config: { access: 'gallery.update' },
      schema: { tags: [galleryPictureKind.tag], body: galleryOrderInput, response: { 200: messageResponse } },
    },
    async (request) => {
      await setGalleryOrder(db, request.body.ids, sessionOf(request).user);
      return { data: null, message: 'Order saved' };
    },
  );
}
