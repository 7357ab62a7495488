import { maxQuantityPerLine } from '@lumora/shared-contract/cart';
import { discountPercent, lowStock } from '@lumora/shared-contract/catalog';
import type { ShopOption, ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { toRupees } from '@lumora/shared-contract/format';
import { toShopImage } from '../../core/media/image-json.ts';
import { withoutHalfCharacter } from '../../core/without-half-character.ts';
import { naturalOrder } from '../catalog-index/natural-order.ts';
import type { ProductDetail, VariantDetail } from './product-detail.queries.ts';

/**
 * Converts a product to the response of the product page; prices in rupees. Columns that the response's schema does not
 * declare are not serialized.
 */
export function presentProduct(detail: ProductDetail): ShopProduct {
  const { slug, name, images, variants: rows, min_price, max_price, ...publicColumns } = detail;
  const variants = rows ?? [];
  return {
    ...publicColumns,
    slug,
    name,
    breadcrumbs: [
      { title: 'Home', path: '/' },
      { title: 'Products', path: '/product-display' },
      { title: name, path: `/products/${slug}` },
    ],
    images: (images ?? []).map((image) => toShopImage(image, name)),
    price_from: toRupees(min_price),
    price_to: toRupees(max_price),
    is_new: detail.new_arrival,
    is_best: detail.best_seller,
    in_stock: detail.stock_total > 0,
    options: toOptions(variants),
    variants: variants.map((variant) => presentVariant(variant, name)),
    meta: toMeta(detail),
    published_at: detail.activated_at ?? detail.created_at,
  };
}

function presentVariant({ selling_price, show_price, stock, ...variant }: VariantDetail, name: string): ShopVariant {
  const pairs = variant.attributes ?? [];
  const discount = discountPercent(show_price, selling_price);
  return {
    id: variant.id,
    sku: variant.sku,
    price: toRupees(selling_price),
    show_price: discount > 0 ? toRupees(show_price) : null,
    discount_percent: discount,
    stock: stockState(stock),
    max_quantity: Math.min(stock, maxQuantityPerLine),
    value_ids: pairs.map(({ value_id }) => value_id),
    attributes: pairs.map(({ attribute, value }) => ({ title: attribute, value })),
    images: (variant.images ?? []).map((image) => toShopImage(image, variantAlt(name, pairs))),
  };
}

function stockState(stock: number): ShopVariant['stock'] {
  if (stock === 0) return 'out';
  return stock <= lowStock ? 'low' : 'in';
}

function variantAlt(name: string, pairs: { value: string }[]): string {
  return [name, ...pairs.map(({ value }) => value)].join(', ');
}

/** Returns the options in the sequence in which attributes first appear; only values that an active variant has. */
function toOptions(variants: VariantDetail[]): ShopOption[] {
  const options = new Map<number, { title: string; values: Map<number, string> }>();
  for (const pair of variants.flatMap(({ attributes }) => attributes ?? [])) {
    const option = options.get(pair.attribute_id) ?? { title: pair.attribute, values: new Map() };
    option.values.set(pair.value_id, pair.value);
    options.set(pair.attribute_id, option);
  }
  return Array.from(options, ([attribute_id, { title, values }]) => ({
    attribute_id,
    title,
    values: Array.from(values, ([id, title]) => ({ id, title })).sort((a, b) => naturalOrder.compare(a.title, b.title)),
  }));
}

const maxDescriptionLength = 160;

/** Fills empty meta fields from the name, descriptions, tags and category of the product. */
function toMeta(detail: ProductDetail): ShopProduct['meta'] {
  const { name, category, tags, short_description, description } = detail;
  const text = short_description || description || `${name} – ${category.title}`;
  return {
    title: detail.meta_title || name,
    description: detail.meta_description || truncateAtWord(text),
    keywords: detail.meta_keywords || tags || [name, category.title].join(', '),
  };
}

function truncateAtWord(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionLength) return line;
  const lastSpace = line.slice(0, maxDescriptionLength).lastIndexOf(' ');
  const start = withoutHalfCharacter(line.slice(0, Math.max(lastSpace, maxDescriptionLength / 2)));
  return `${start.trimEnd()}…`;
}
