import {
  imageUrl,
  type ShopProduct,
  type ShopReviews,
  type ShopSummary,
  type ShopVariant,
} from '@lumora/shared-contract';
import { notFoundHead } from '../not-found/not-found-head.ts';
import type { PageHead } from '../page/page-head.ts';
import { previewPicture } from '../page/preview-picture.ts';
import { unreachableHead } from '../page/unreachable-head.ts';
import { reviewFacts } from '../reviews/review-facts.ts';
import { galleryPictures, gallerySizes } from './gallery-pictures.ts';
import { selectedVariant } from './selected-variant.ts';

/** `product` is null when there is none of that name, undefined when nobody could say. */
export function productHead(
  product: ShopProduct | null | undefined,
  summary: ShopSummary | undefined,
  { search, reviews }: { search: URLSearchParams; reviews: ShopReviews | undefined },
): PageHead {
  if (product === undefined) return unreachableHead;
  if (product === null) return notFoundHead(summary);
  const { meta, slug } = product;
  const picture = galleryPictures(product, selectedVariant(product, search))[0];
  return {
    title: summary === undefined ? meta.title : `${meta.title} | ${summary.shop.name}`,
    description: meta.description,
    isIndexed: true,
    canonical: `/products/${slug}`,
    ...(picture && {
      image: previewPicture(picture),
      firstPicture: { image: picture, sizes: gallerySizes },
    }),
    schemaOrg: (address) => [
      { ...productFacts(product, address), ...reviewFacts(reviews) },
      breadcrumbFacts(product, address),
    ],
  };
}

type Address = (path: string) => string;

function productFacts({ slug, name, meta, images, variants, category }: ShopProduct, address: Address) {
  return {
    '@type': 'Product',
    name,
    description: meta.description,
    category: category.title,
    url: address(`/products/${slug}`),
    image: images.map(({ hash }) => address(imageUrl(hash, 1280, 'jpg'))),
    ...(variants.length > 0 && {
      offers: variants.map((variant) => offerFacts(variant, address(`/products/${slug}`))),
    }),
  };
}

function offerFacts({ sku, price, stock }: ShopVariant, url: string) {
  return {
    '@type': 'Offer',
    sku,
    price: price.toFixed(2),
    priceCurrency: 'INR',
    // what is not on the shelf is made on order
    availability: `https://schema.org/${stock === 'out' ? 'MadeToOrder' : 'InStock'}`,
    url,
  };
}

function breadcrumbFacts({ breadcrumbs }: ShopProduct, address: Address) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: address(path),
    })),
  };
}
