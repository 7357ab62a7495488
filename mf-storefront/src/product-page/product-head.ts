import { imageUrl } from '@lumora/shared-contract/images';
import type { ShopReviews } from '@lumora/shared-contract/reviews';
import type { ShopProduct, ShopSummary, ShopVariant } from '@lumora/shared-contract/storefront';
import { notFoundHead } from '../not-found/not-found-head.ts';
import type { PageHead } from '../head/page-head.ts';
import { previewPicture } from '../head/preview-picture.ts';
import { withShopName } from '../head/with-shop-name.ts';
import { unreachableHead } from '../unreachable/unreachable-head.ts';
import { reviewData } from '../reviews/review-facts.ts';
import { galleryPictures, gallerySizes } from '../product/gallery-pictures.ts';
import { selectedVariant } from '../product/selected-variant.ts';

/** Returns the head of a product's page. `product` is null for an unknown slug, undefined when the API failed. */
export function productHead(
  product: ShopProduct | null | undefined,
  summary: ShopSummary | undefined,
  { search, reviews }: { search: URLSearchParams; reviews: ShopReviews | undefined },
): PageHead {
  if (product === undefined) return unreachableHead;
  if (product === null) return notFoundHead(summary);
  const { meta } = product;
  const picture = galleryPictures(product, selectedVariant(product, search))[0];
  return {
    title: withShopName(meta.title, summary),
    description: meta.description,
    ...(picture && {
      image: previewPicture(picture),
      firstPicture: { image: picture, sizes: gallerySizes },
    }),
    schemaOrg: (toUrl) => [{ ...productData(product, toUrl), ...reviewData(reviews) }, breadcrumbData(product, toUrl)],
  };
}

type ToUrl = (path: string) => string;

function productData(product: ShopProduct, toUrl: ToUrl) {
  const { slug, name, meta, images, variants, category } = product;
  const offer = { url: toUrl(`/products/${slug}`), ...warrantyData(product) };
  return {
    '@type': 'Product',
    name,
    description: meta.description,
    category: category.title,
    url: toUrl(`/products/${slug}`),
    image: images.map(({ hash }) => toUrl(imageUrl(hash, 1280, 'jpg'))),
    ...(variants.length > 0 && {
      offers: variants.map((variant) => ({ ...offerData(variant), ...offer })),
    }),
  };
}

function offerData({ sku, price, stock }: ShopVariant) {
  return {
    '@type': 'Offer',
    sku,
    price: price.toFixed(2),
    priceCurrency: 'INR',
    // products out of stock are made to order
    availability: `https://schema.org/${stock === 'out' ? 'MadeToOrder' : 'InStock'}`,
  };
}

function warrantyData({ warranty_months: value }: ShopProduct) {
  if (value === null) return {};
  // MON is the unit code of a month (UN/CEFACT)
  const durationOfWarranty = { '@type': 'QuantitativeValue', value, unitCode: 'MON' };
  return { warranty: { '@type': 'WarrantyPromise', durationOfWarranty } };
}

function breadcrumbData({ breadcrumbs }: ShopProduct, toUrl: ToUrl) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toUrl(path),
    })),
  };
}
