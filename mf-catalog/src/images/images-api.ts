import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ProductImage,
  ProductImageChange,
  ProductImageListQuery,
  ProductImageRow,
} from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { http, type WriteOptions } from '@lumora/shared-auth/core';
import { crudResource, invalidate, toFormData, type WriteResponse } from '@lumora/shared-ui/api';
import { inShopOrder } from './image-order.ts';

const path = '/admin/product-images';

/** The images of all products. Lists of products show the first image of each. */
export const imagesApi = {
  ...crudResource<ProductImage, ProductImageRow>({
    http,
    path,
    key: ['mf-catalog', 'images'],
    shownIn: [['mf-catalog', 'products']],
  }),

  /** Deletes the image `id`. */
  remove: (id: number): Promise<WriteResponse<null>> => http.delete(`/product-images/delete/${id}`),
};

/** Queries all images of a product in the order of the shop: by priority, then by id. */
export function imagesQuery(productId: number) {
  return queryOptions({
    queryKey: ['mf-catalog', 'images', productId],
    queryFn: async ({ signal }) =>
      (await http.get<ListResponse<ProductImage>>(`${path}/list/${productId}`, { signal })).data,
    select: inShopOrder,
    staleTime: 60_000,
  });
}

/** Queries one page of the images of all products, with the number of matches on all pages. */
export function allImagesQuery(query: ProductImageListQuery) {
  return imagesApi.page(query);
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
  return cacheUpdatedImage(queryClient, await imagesApi.save(id, change));
}

/** Replaces the file of an image; omitted fields stay unchanged. Resolves to the message for the user. */
export async function replaceImage(
  queryClient: QueryClient,
  id: number,
  { imageFile, alt, priority }: ProductImageChange & { imageFile: File },
  options: WriteOptions,
): Promise<string> {
  const body = toFormData({ imageFile, alt, priority });
  return cacheUpdatedImage(queryClient, await imagesApi.save(id, body, options));
}

/** Reloads every query that shows images. Call it after a failure too: another user may have changed the images. */
export function refreshImages(queryClient: QueryClient): Promise<void> {
  return invalidate(queryClient, imagesApi.changedKeys);
}

function cacheUpdatedImage(queryClient: QueryClient, { data, message }: WriteResponse<ProductImage>): string {
  queryClient.setQueryData(imagesQuery(data.product_id).queryKey, (images) =>
    images?.map((image) => (image.id === data.id ? data : image)),
  );
  return message;
}
