import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ApiResponse,
  ListResponse,
  ProductImage,
  ProductImageChange,
  ProductImageListQuery,
  ProductImageRow,
} from '@lumora/shared-contract';
import { http, type WriteOptions } from '@lumora/shared-auth/core';
import { toFormData } from '@lumora/shared-ui';
import { inShopOrder } from './image-order.ts';

const path = '/admin/product-images';

/** Queries all images of a product in the order of the shop: by priority, then by id. */
export function imagesQuery(productId: number) {
  return queryOptions({
    queryKey: ['catalog', 'images', productId],
    queryFn: async ({ signal }) =>
      (await http.get<ListResponse<ProductImage>>(`${path}/list/${productId}`, { signal })).data,
    select: inShopOrder,
    staleTime: 60_000,
  });
}

/** Queries one page of the images of all products, with the number of matches on all pages. */
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

/** Fetches every matching image of all products, without paging. */
export async function readAllImages(query: ProductImageListQuery): Promise<ProductImageRow[]> {
  const unpaged = { ...query, page: undefined, page_size: undefined };
  return (await http.get<ListResponse<ProductImageRow>>(`${path}/list`, { query: unpaged })).data;
}

/** Uploads one image of a product and adds it to the cached list. One file per request, so that each can fail alone. */
export async function uploadImage(queryClient: QueryClient, productId: number, file: File, options: WriteOptions) {
  const { data } = await http.post<ApiResponse<ProductImage[]>>(
    `${path}/store`,
    toFormData({ product_id: productId, 'images[]': file }),
    options,
  );
  queryClient.setQueryData(imagesQuery(productId).queryKey, (images) => images && [...images, ...data]);
}

/** Updates the priority or the alt text of an image. Resolves to the message for the user. */
export async function changeImage(queryClient: QueryClient, id: number, change: ProductImageChange): Promise<string> {
  return cacheUpdatedImage(queryClient, await http.post<WriteResponse>(`${path}/update/${id}`, change));
}

/** Replaces the file of an image; omitted fields stay unchanged. Resolves to the message for the user. */
export async function replaceImage(
  queryClient: QueryClient,
  id: number,
  { imageFile, alt, priority }: ProductImageChange & { imageFile: File },
  options: WriteOptions,
): Promise<string> {
  const body = toFormData({ imageFile, alt, priority });
  return cacheUpdatedImage(queryClient, await http.post<WriteResponse>(`${path}/update/${id}`, body, options));
}

/** Deletes an image and removes it from the cached list. Resolves to the message for the user. */
export async function deleteImage(queryClient: QueryClient, { id, product_id }: ProductImage): Promise<string> {
  const { message } = await http.delete<Required<ApiResponse<null>>>(`/product-images/delete/${id}`);
  queryClient.setQueryData(imagesQuery(product_id).queryKey, (images) => images?.filter((image) => image.id !== id));
  return message;
}

/** Invalidates every query of images. Call it after a failure too: another user may have changed the images. */
export async function refreshImages(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['catalog', 'products'] });
  await queryClient.invalidateQueries({ queryKey: ['catalog', 'images'] });
}

/** The response of a write; its message is always set. */
type WriteResponse = Required<ApiResponse<ProductImage>>;

function cacheUpdatedImage(queryClient: QueryClient, { data, message }: WriteResponse): string {
  queryClient.setQueryData(imagesQuery(data.product_id).queryKey, (images) =>
    images?.map((image) => (image.id === data.id ? data : image)),
  );
  return message;
}
