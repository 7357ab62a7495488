import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type {
  Banner,
  FestivalBanner,
  GalleryPicture,
  HeaderOffer,
  PopUpOffer,
  Showcase,
} from '@lumora/shared-contract/promotions';
import { makeImages, sendPictures } from '@lumora/shared-ui/testing/pictures.ts';
import { call, makeProduct, unique } from '@lumora/shared-ui/testing/real-api.ts';

export async function makeHeaderOffer(fields: Partial<HeaderOffer> = {}): Promise<HeaderOffer> {
  const body = { text: unique('Flat 50% off'), background_colour: '#ff2e88', text_colour: '#0b0b12', ...fields };
  return (await call<ApiResponse<HeaderOffer>>('POST', '/admin/header-offers/store', body)).data;
}

export async function makePopUp(fields: Partial<PopUpOffer> = {}): Promise<PopUpOffer> {
  const body = { title: unique('Join us'), delay_seconds: 5, every_days: 7, ...fields };
  return (await call<ApiResponse<PopUpOffer>>('POST', '/admin/pop-up-offers/store', body)).data;
}

/** Creates a banner; by default a draft at home top. */
export async function makeBanner(fields: Partial<Banner> = {}): Promise<Banner> {
  const body = { title: unique('Wedding neon'), place: 'home_top', ...fields };
  return (await call<ApiResponse<Banner>>('POST', '/admin/banners/store', body)).data;
}

export async function makeFestivalBanner(fields: Partial<FestivalBanner> = {}): Promise<FestivalBanner> {
  const body = { title: unique('Festival of lights'), festival_name: 'Diwali', theme_colour: '#ff7a1a', ...fields };
  return (await call<ApiResponse<FestivalBanner>>('POST', '/admin/festival-banners/store', body)).data;
}

/** Creates a showcase with an image. */
export function makeShowcase(
  fields: Partial<Record<'name' | 'priority' | 'is_active' | 'ends_at', string>> = {},
): Promise<Showcase> {
  const showcaseFields = { name: unique('Foxtail'), description: 'A fox for a wine bar in Pune.', ...fields };
  return sendPictures('/admin/showcases/store', showcaseFields, ['imageFile']);
}

/** Creates a gallery picture of a new active product; by default a draft. */
export async function makeGalleryPicture(fields: Partial<GalleryPicture> = {}): Promise<GalleryPicture> {
  const product = await makeProduct({ is_active: true });
  await makeImages(product.id, 1);
  const body = { product_id: product.id, ...fields };
  return (await call<ApiResponse<GalleryPicture>>('POST', '/admin/gallery/store', body)).data;
}

/** Searches the list of `resource`. */
export async function searchRows<Row>(resource: string, search: string): Promise<Row[]> {
  return (await call<ListResponse<Row>>('GET', `/admin/${resource}/list?q=${encodeURIComponent(search)}`)).data;
}

/** Returns the timestamp `days` days from now in ISO 8601. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
