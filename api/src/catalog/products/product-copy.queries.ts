import type { SessionUser } from '@lumora/shared-contract/auth';
import { maxProductNameLength, productInput, type Product } from '@lumora/shared-contract/catalog';
import { asc, eq } from 'drizzle-orm';
import { toRupees } from '@lumora/shared-contract/format';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { withoutHalfCharacter } from '../../core/without-half-character.ts';
import { lockProduct, type LockedProduct } from '../locked-products.queries.ts';
import { getProduct, insertProduct } from './products.queries.ts';
import { productImages, variantAttributes, variantImages, variants } from '../tables.ts';
import { insertVariants, type VariantDraft } from '../variants/variant-drafts.queries.ts';

/** Creates an inactive copy of a product with the same images and variants, and with new SKUs. Throws `AppError` 404. */
export function duplicateProduct(db: Database, id: number, by: SessionUser): Promise<Product> {
  return db.transaction(async (tx) => {
    await lockProduct(tx, id);
    const source = await getProduct(tx, id);
    // the schema of the form removes the columns that the server sets
    const input = await productInput.validate(
      { ...source, name: nameOfCopy(source.name), is_active: false },
      { stripUnknown: true },
    );
    const copy = await insertProduct(tx, input, by);
    await copyImages(tx, id, copy.id);
    await copyVariants(tx, id, copy, by);
    return copy;
  });
}

function nameOfCopy(name: string): string {
  const suffix = ' (copy)';
  const start = withoutHalfCharacter(name.slice(0, maxProductNameLength - suffix.length));
  return `${start.trimEnd()}${suffix}`;
}

async function copyImages(tx: Database, from: number, to: number): Promise<void> {
  const { image_hash, priority, alt } = productImages;
  const rows = await tx
    .select({ image_hash, priority, alt })
    .from(productImages)
    .where(eq(productImages.product_id, from))
    .orderBy(asc(priority), asc(productImages.id));
  if (rows.length > 0) await tx.insert(productImages).values(rows.map((row) => ({ ...row, product_id: to })));
}

async function copyVariants(tx: Database, from: number, to: LockedProduct, by: SessionUser): Promise<void> {
  const sources = await tx.select().from(variants).where(eq(variants.product_id, from)).orderBy(asc(variants.id));
  const sourceIds = sources.map(({ id }) => id);
  const pairs = await tx.select().from(variantAttributes).where(anyOf(variantAttributes.variant_id, sourceIds));
  const drafts = sources.map(({ id, purchase_price, show_price, selling_price, stock, is_active }): VariantDraft => ({
    pricesAndStock: {
      purchase_price: toRupees(purchase_price),
      show_price: toRupees(show_price),
      selling_price: toRupees(selling_price),
      stock,
      is_active,
    },
    pairs: pairs
      .filter(({ variant_id }) => variant_id === id)
      .map(({ attribute_id, attribute_value_id }) => ({ attribute_id, attribute_value_id })),
  }));
  const copyIds = await insertVariants(tx, to, drafts, by);
  await copyVariantImages(tx, sourceIds, copyIds);
}

/** Copies the images of the variants `from` to `to`, which has the ids of the copies in the same order. */
async function copyVariantImages(tx: Database, from: number[], to: number[]): Promise<void> {
  const copyOf = new Map(from.map((id, index) => [id, to[index] ?? 0]));
  const rows = await tx.select().from(variantImages).where(anyOf(variantImages.variant_id, from));
  if (rows.length === 0) return;
  await tx.insert(variantImages).values(rows.map((row) => ({ ...row, variant_id: copyOf.get(row.variant_id) ?? 0 })));
}
