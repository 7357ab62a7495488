import {
  answer,
  bulkOutcome,
  listAnswer,
  messageAnswer,
  reviewListQuery,
  reviewRow,
  reviewSelection,
} from '@lumora/shared-contract';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../database/database.ts';
import { missingRow } from '../database/row-changes.ts';
import type { Routes } from '../http/contract-routes.ts';
import { rowParams } from '../http/row-id.ts';
import { decideReviews, deleteReviews, listReviews } from './reviews.queries.ts';

/** `/admin/reviews/…`: what shoppers wrote, and whether others may read it. */
export async function reviewsRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/reviews/list',
    { config: { access: 'reviews.view' }, schema: { tags, querystring: reviewListQuery, response: many } },
    (request) => listReviews(db, request.query),
  );

  routes.post(
    '/admin/reviews/approve',
    { config: { access: 'reviews.update' }, schema: { tags, body: reviewSelection, response: outcome } },
    async (request) => ({ data: await decideReviews(db, request.body.ids, 'approved', sessionOf(request).user) }),
  );

  routes.post(
    '/admin/reviews/hide',
    { config: { access: 'reviews.update' }, schema: { tags, body: reviewSelection, response: outcome } },
    async (request) => ({ data: await decideReviews(db, request.body.ids, 'hidden', sessionOf(request).user) }),
  );

  routes.post(
    '/admin/reviews/bulk-delete',
    { config: { access: 'reviews.delete' }, schema: { tags, body: reviewSelection, response: outcome } },
    async (request) => ({ data: await deleteReviews(db, request.body.ids) }),
  );

  routes.delete(
    '/admin/reviews/delete/:id',
    { config: { access: 'reviews.delete' }, schema: { tags, params: rowParams, response: { 200: messageAnswer } } },
    async (request) => {
      const { done } = await deleteReviews(db, [request.params.id]);
      if (done.length === 0) throw missingRow('review');
      return { data: null, message: 'Review deleted' };
    },
  );
}

const many = { 200: listAnswer(reviewRow) };
const outcome = { 200: answer(bulkOutcome) };
const tags = ['Reviews'];
