import type { SessionUser } from '@lumora/shared-contract/auth';
import type { VariantMatrixInput } from '@lumora/shared-contract/catalog';
import { toPaise } from '@lumora/shared-contract/format';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { randomCharacters } from '../../core/random-characters.ts';
import type { LockedProduct } from '../locked-products.queries.ts';
import { attributeValues } from '../../taxonomy/tables.ts';
import { variantAttributes, variants } from '../tables.ts';
import { combinationKey, type AttributePair } from './variant-attributes.queries.ts';

type PricesAndStock = Pick<
  VariantMatrixInput,
  'purchase_price' | 'show_price' | 'selling_price' | 'stock' | 'is_active'
>;

/** A new variant; without `sku` one is generated from the product and the values. */
export interface VariantDraft {
  pricesAndStock: PricesAndStock;
  pairs: AttributePair[];
  sku?: string | undefined;
}

/**
 * Inserts variants of a locked product and returns their ids in the same order. The product must not have their
 * combinations. Generates another SKU when a generated one exists; throws `AppError` 409 when a given one exists.
 */
export async function insertVariants(
  tx: Database,
  product: LockedProduct,
  drafts: VariantDraft[],
  by: SessionUser,
): Promise<number[]> {
  const ids = new Map<VariantDraft, number>();
  const titleOf = await titlesOfValues(tx, drafts);
  for (let round = 1; ids.size < drafts.length; round += 1) {
    if (round > maxDraws) throw new Error(`No free SKU of ${product.slug} in ${maxDraws} draws.`);
    const remaining = drafts.filter((draft) => !ids.has(draft));
    const skuOf = (draft: VariantDraft) => draft.sku || generateSku(product.slug, draft.pairs.map(titleOf), round);
    const rows = remaining.map((draft) => ({ ...variantRow(product, draft, by), sku: skuOf(draft) }));
    const inserted = await tx.insert(variants).values(rows).onConflictDoNothing().returning();
    const idOf = new Map(inserted.map(({ id, combination }) => [combination, id]));
    for (const draft of remaining) {
      const id = idOf.get(combinationKey(draft.pairs));
      if (id !== undefined) ids.set(draft, id);
      else if (draft.sku) throw duplicateSkuError(draft.sku);
    }
  }
  if (drafts.length === 0) return [];
  const pairs = drafts.flatMap((draft) => draft.pairs.map((pair) => ({ variant_id: ids.get(draft) ?? 0, ...pair })));
  await tx.insert(variantAttributes).values(pairs);
  return drafts.map((draft) => ids.get(draft) ?? 0);
}

/** Returns the columns for prices, stock and activity; converts rupees to paise. */
export function priceAndStockColumns({ purchase_price, show_price, selling_price, stock, is_active }: PricesAndStock) {
  return {
    purchase_price: toPaise(purchase_price),
    show_price: toPaise(show_price),
    selling_price: toPaise(selling_price),
    stock,
    is_active,
  };
}

/** Returns `AppError` 409 for the field `sku`. */
export function duplicateSkuError(sku: string): AppError {
  const message = `There is already a variant with the SKU “${sku}”.`;
  return new AppError('conflict', message, { fields: { sku: message } });
}

function variantRow(product: LockedProduct, { pricesAndStock, pairs }: VariantDraft, by: SessionUser) {
  return {
    product_id: product.id,
    ...priceAndStockColumns(pricesAndStock),
    combination: combinationKey(pairs),
    updated_by: by.name,
  };
}

const maxDraws = 10;

async function titlesOfValues(tx: Database, drafts: VariantDraft[]) {
  const valueIds = new Set(drafts.flatMap(({ pairs }) => pairs.map(({ attribute_value_id }) => attribute_value_id)));
  const { id, title } = attributeValues;
  const rows = await tx
    .select({ id, title })
    .from(attributeValues)
    .where(anyOf(id, [...valueIds]));
  const titles = new Map(rows.map((row) => [row.id, row.title]));
  return ({ attribute_value_id }: AttributePair) => titles.get(attribute_value_id) ?? '';
}

/**
 * Returns a SKU of the initials of the slug and the values, such as `BTN-16X18-WARMWHITE` for `better-together-neon`. A
 * `round` after the first, or values without Latin letters and digits, add random characters.
 */
function generateSku(slug: string, titles: string[], round: number): string {
  const words = slug.split('-');
  const initials = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : slug;
  const values = titles.map(toSkuPart).filter(Boolean).slice(0, maxSkuValues);
  const isRandom = round > 1 || values.length < titles.length;
  return [toSkuPart(initials).slice(0, 4), ...values, ...(isRandom ? [randomCharacters(5)] : [])].join('-');
}

const maxSkuValues = 4;

/** Keeps the first ten letters and digits: a SKU has at most 60 characters. */
function toSkuPart(title: string): string {
  return title
    .toUpperCase()
    .replaceAll('×', 'X')
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 10);
}
