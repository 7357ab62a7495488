import { http } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ReviewInput, ShopReview } from '@lumora/shared-contract/reviews';

/** Sends a review, as a multipart form if it has a photo. Returns it without the photo. Rejects with `HttpError`. */
export async function sendReview(productId: number, input: ReviewInput, photo: File | null): Promise<ShopReview> {
  const body = photo === null ? input : toForm(input, photo);
  return (await http.post<ApiResponse<ShopReview>>(`/products/${productId}/reviews`, body)).data;
}

function toForm(input: ReviewInput, photo: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.set(name, String(value));
  form.set('photo', photo);
  return form;
}
