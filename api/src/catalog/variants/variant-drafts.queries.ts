import { randomInt } from 'node:crypto';
import type { SessionUser, VariantMatrixInput } from '@lumora/shared-contract';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/http/app-error.ts';
import type { LockedProduct } from '../products/locked-products.queries.ts';
import { toPaise } from '../../core/money/paise.ts';
import { variantAttributes, variants } from '../tables.ts';
import { combinationKey, type AttributePair } from './variant-attributes.queries.ts';

type Terms = Pick<VariantMatrixInput, 'purchase_price' | 'show_price' | 'selling_price' | 'stock' | 'is_active'>;

/** A variant to be; without `sku` it is given one. */
export interface VariantDraft {
  terms: Terms;
  pairs: AttributePair[];
  sku?: string | undefined;
}

/**
 * Makes variants of a product that is locked and has none of their combinations; answers their ids, in the same order.
 * A SKU that somebody else has by now is drawn again, or refused if it was typed.
 */
export async function insertVariants(
  tx: Database,
  product: LockedProduct,
  drafts: VariantDraft[],
  by: SessionUser,
): Promise<number[]> {
  const ids = new Map<VariantDraft, number>();
  for (let round = 1; ids.size < drafts.length; round += 1) {
    if (round > mostDraws) throw new Error(`No free SKU of ${product.slug} in ${mostDraws} draws.`);
    const left = drafts.filter((draft) => !ids.has(draft));
    const rows = left.map((draft) => variantRow(product, draft, by));
    const made = await tx.insert(variants).values(rows).onConflictDoNothing().returning();
    const idOf = new Map(made.map(({ id, combination }) => [combination, id]));
    for (const draft of left) {
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

/** As the database keeps them. */
export function termColumns({ purchase_price, show_price, selling_price, stock, is_active }: Terms) {
  return {
    purchase_price: toPaise(purchase_price),
    show_price: toPaise(show_price),
    selling_price: toPaise(selling_price),
    stock,
    is_active,
  };
}

export function duplicateSkuError(sku: string): AppError {
  const message = `There is already a variant with the SKU “${sku}”.`;
  return new AppError('conflict', message, { fields: { sku: message } });
}

function variantRow(product: LockedProduct, { terms, pairs, sku }: VariantDraft, by: SessionUser) {
  return {
    product_id: product.id,
    ...termColumns(terms),
    combination: combinationKey(pairs),
    sku: sku || drawSku(product.slug),
    updated_by: by.name,
  };
}

const mostDraws = 10;
/** Without what is read for something else: 0 and O, 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `better-together-neon` → such as `BTN-7K2QF` */
function drawSku(slug: string): string {
  const words = slug.split('-');
  const initials = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : slug;
  const suffix = Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length)));
  return `${initials.slice(0, 4).toUpperCase()}-${suffix.join('')}`;
}
