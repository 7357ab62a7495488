import { bulkOutcome } from '@lumora/shared-contract/catalog';
import { dataResponse, listResponse, messageResponse } from '@lumora/shared-contract/http';
import { reviewListQuery, reviewRow, reviewSelection } from '@lumora/shared-contract/reviews';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../core/database/database.ts';
import { notFoundError } from '../core/database/row-changes.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { rowParams } from '../core/http/row-id.ts';
import { updateReviewStates, deleteReviews, listReviews } from './reviews.queries.ts';

/** Registers `/admin/reviews/…`: list, approve, hide, reopen and delete the reviews of shoppers. */
export async function reviewsRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/reviews/list',
    { config: { access: 'reviews.view' }, schema: { tags, querystring: reviewListQuery, response: listSchema } },
    (request) => listReviews(db, request.query),
  );

  routes.post(
    '/admin/reviews/approve',
    { config: { access: 'reviews.update' }, schema: { tags, body: reviewSelection, response: outcomeSchema } },
    async (request) => ({ data: await updateReviewStates(db, request.body.ids, 'approved', sessionOf(request).user) }),
  );

  routes.post(
    '/admin/reviews/hide',
    { config: { access: 'reviews.update' }, schema: { tags, body: reviewSelection, response: outcomeSchema } },
    async (request) => ({ data: await updateReviewStates(db, request.body.ids, 'hidden', sessionOf(request).user) }),
  );

  routes.post(
    '/admin/reviews/reopen',
    { config: { access: 'reviews.update' }, schema: { tags, body: reviewSelection, response: outcomeSchema } },
    async (request) => ({ data: await updateReviewStates(db, request.body.ids, 'waiting', sessionOf(request).user) }),
  );

  routes.post(
    '/admin/reviews/bulk-delete',
    { config: { access: 'reviews.delete' }, schema: { tags, body: reviewSelection, response: outcomeSchema } },
    async (request) => ({ data: await deleteReviews(db, request.body.ids) }),
  );

  routes.delete(
    '/admin/reviews/delete/:id',
    { config: { access: 'reviews.delete' }, schema: { tags, params: rowParams, response: { 200: messageResponse } } },
    async (request) => {
      const { done } = await deleteReviews(db, [request.params.id]);
      if (done.length === 0) throw notFoundError('review');
      return { data: null, message: 'Review deleted' };
    },
  );
}

const listSchema = { 200: listResponse(reviewRow) };
const outcomeSchema = { 200: dataResponse(bulkOutcome) };
const tags = ['Reviews'];
