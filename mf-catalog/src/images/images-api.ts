import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ApiResponse,
  ListResponse,
  ProductImage,
  ProductImageChange,
  ProductImageListQuery,
  ProductImageRow,
} from '@lumora/shared-contract';
import { invalidate, type Change as RowChange } from '@lumora/shared-ui';
import { http, type WriteOptions } from '@lumora/shared-auth/core';
import { inShopOrder } from './image-order.ts';

const path = '/admin/product-images';

/** All images of a product, as shoppers see them: by priority, then by id. */
export function imagesQuery(productId: number) {
  return queryOptions({
    queryKey: ['catalog', 'images', productId],
    queryFn: async ({ signal }) =>
      (await http.get<ListResponse<ProductImage>>(`${path}/list/${productId}`, { signal })).data,
    select: inShopOrder,
    staleTime: 60_000,
  });
}

/** One page of the images of all products, and how many match on all pages. */
export function allImagesQuery(query: ProductImageListQuery) {
  return queryOptions({
    queryKey: ['catalog', 'images', 'all', query],
    queryFn: async ({ signal }) => {
      const { data, meta } = await http.get<ListResponse<ProductImageRow>>(`${path}/list`, { query, signal });
      return { rows: data, total: meta?.total ?? data.length };
    },
    staleTime: 60_000,
  });
}

/** Every image that matches, of all products. */
export async function readAllImages(query: ProductImageListQuery): Promise<ProductImageRow[]> {
  const whole = { ...query, page: undefined, page_size: undefined };
  return (await http.get<ListResponse<ProductImageRow>>(`${path}/list`, { query: whole })).data;
}

/** Adds one picture to a product; the grid shows it at once. Many are sent one by one, so that each can fail alone. */
export async function uploadImage(queryClient: QueryClient, productId: number, file: File, sending: WriteOptions) {
  const { data } = await http.post<ApiResponse<ProductImage[]>>(
    `${path}/store`,
    multipart({ product_id: String(productId), 'images[]': file }),
    sending,
  );
  queryClient.setQueryData(imagesQuery(productId).queryKey, (images) => images && [...images, ...data]);
}

/** Changes priority or alt text of an image. */
export async function changeImage(queryClient: QueryClient, id: number, change: ProductImageChange): Promise<string> {
  return keepChanged(queryClient, await http.post<Change>(`${path}/update/${id}`, change));
}

/** Puts another picture in the place of an image; what else of it is not told stays. */
export async function replaceImage(
  queryClient: QueryClient,
  id: number,
  { imageFile, alt, priority }: ProductImageChange & { imageFile: File },
  sending: WriteOptions,
): Promise<string> {
  const body = multipart({ imageFile, alt, priority: priority?.toString() });
  return keepChanged(queryClient, await http.post<Change>(`${path}/update/${id}`, body, sending));
}

/** Deletes an image. */
export function deleteImage(id: number): Promise<RowChange<null>> {
  return http.delete(`/product-images/delete/${id}`);
}

/** Keys of the queries that show images; lists of products show the first image. */
export const imageKeys = [
  ['catalog', 'images'],
  ['catalog', 'products'],
];

/** Reloads everything that shows images, also after a failure: another user may have changed them. */
export function refreshImages(queryClient: QueryClient): Promise<void> {
  return invalidate(queryClient, imageKeys);
}

type Change = RowChange<ProductImage>;

function keepChanged(queryClient: QueryClient, { data, message }: Change): string {
  queryClient.setQueryData(imagesQuery(data.product_id).queryKey, (images) =>
    images?.map((image) => (image.id === data.id ? data : image)),
  );
  return message;
}

/** What is undefined is left out. */
function multipart(parts: Record<string, string | File | undefined>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) if (part !== undefined) form.append(name, part);
  return form;
}
