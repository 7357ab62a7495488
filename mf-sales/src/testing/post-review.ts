import { randomInt } from 'node:crypto';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ShopReview } from '@lumora/shared-contract/reviews';
import { apiOrigin } from '@lumora/shared-ui/testing/real-api.ts';

/** Returns the header of a client with a random IP address, because the rate limit of reviews counts by address. */
export function fromRandomAddress(): { 'X-Forwarded-For': string } {
  return { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

/** Posts a review with 4 stars. */
export async function postReview(productId: number, name: string): Promise<ShopReview> {
  const response = await fetch(`${apiOrigin}/api/products/${productId}/reviews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fromRandomAddress() },
    body: JSON.stringify({ name, rating: 4, comment: `${name} says that it glows.` }),
  });
  const body: ApiResponse<ShopReview> = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return body.data;
}
