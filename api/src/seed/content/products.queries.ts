import { combinationKey } from '../../catalog/variants/variant-attributes.queries.ts';
import { productImages, products, variantAttributes, variantImages, variants } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { neonColours } from '@lumora/shared-contract/styles';
import { childIdsOf } from './child-ids.ts';
import { insertInChunks } from './insert-in-chunks.ts';
import type { DrawnPicture } from '@lumora/sample-shop/picture-index';
import { productRows } from './product-rows.ts';
import { sampleProducts } from '@lumora/sample-shop/sample-products';
import { variantsOf, type SampleVariant } from '@lumora/sample-shop/sample-variants';
import { seededBy } from './seeded-by.ts';
import type { IdTree } from './taxonomy.queries.ts';

/**
 * Inserts pictures. The alternative text of a product's picture is stored with the product instead. A sign without tubes
 * looks the same in several colours while it is off: such files are equal and stored once.
 */
export async function insertPictures(db: Database, pictures: DrawnPicture[]): Promise<void> {
  await insertInChunks(pictures, (chunk) =>
    db
      .insert(images)
      .values(
        chunk.map(({ hash, width, height, placeholder, blur, bytes, of, alt }) => ({
          hash,
          width,
          height,
          placeholder,
          blur,
          bytes,
          alt: of === 'product' || of === 'accessory' ? '' : alt,
        })),
      )
      .onConflictDoNothing(),
  );
}

interface SampleParts {
  categories: IdTree;
  attributes: IdTree;
  pictures: DrawnPicture[];
}

/** Inserts the sample products with their pictures and variants. Throws when the sample lacks an attribute value. */
export async function insertSampleProducts(db: Database, { categories, attributes, pictures }: SampleParts) {
  const rows = productRows(categories, seededBy, Date.now());
  const inserted = await db.insert(products).values(rows).returning({ id: products.id });
  const shown = sampleProducts.map(({ product }, index) => ({
    product_id: inserted[index]?.id ?? 0,
    pictures: pictures.filter(({ slug }) => slug === product.picture),
    variants: variantsOf(product, index).map((variant) => ({ variant, pairs: pairsOf(variant, attributes) })),
  }));
  const pictureRows = shown.flatMap(({ product_id, pictures: own }) =>
    own
      .filter(({ colour }) => colour === own[0]?.colour)
      .map(({ hash, alt }, priority) => ({ product_id, image_hash: hash, priority, alt })),
  );
  await insertInChunks(pictureRows, (chunk) => db.insert(productImages).values(chunk));
  await insertSampleVariants(db, shown);
}

interface ShownProduct {
  product_id: number;
  pictures: DrawnPicture[];
  variants: { variant: SampleVariant; pairs: ReturnType<typeof pairsOf> }[];
}

async function insertSampleVariants(db: Database, shown: ShownProduct[]): Promise<void> {
  const drafts = shown.flatMap(({ product_id, pictures, variants: own }) =>
    own.map(({ variant, pairs }) => ({ product_id, pairs, ...variant, pictures: picturesOf(variant, pictures) })),
  );
  const rows = drafts.map(({ product_id, pairs, sku, purchase_price, show_price, selling_price, stock }) => ({
    product_id,
    sku,
    purchase_price,
    show_price,
    selling_price,
    stock,
    combination: combinationKey(pairs),
    updated_by: seededBy,
  }));
  const ids = new Map<string, number>();
  await insertInChunks(rows, async (chunk) => {
    const inserted = await db.insert(variants).values(chunk).returning({ id: variants.id, sku: variants.sku });
    for (const { id, sku } of inserted) ids.set(sku, id);
  });
  const pairRows = drafts.flatMap(({ sku, pairs }) =>
    pairs.map((pair) => ({ variant_id: ids.get(sku) ?? 0, ...pair })),
  );
  await insertInChunks(pairRows, (chunk) => db.insert(variantAttributes).values(chunk));
  const pictureRows = drafts.flatMap(({ sku, pictures }) =>
    pictures.map(({ hash }, position) => ({ variant_id: ids.get(sku) ?? 0, position, image_hash: hash })),
  );
  await insertInChunks(pictureRows, (chunk) => db.insert(variantImages).values(chunk));
}

function pairsOf({ size, colour, backboard }: SampleVariant, attributes: IdTree) {
  return Object.entries({ Size: size, Colour: colour, Backboard: backboard }).map(([title, value]) => {
    const [attribute_id, attribute_value_id] = childIdsOf(attributes, title, value);
    return { attribute_id, attribute_value_id };
  });
}

/**
 * Finds the pictures from the front in the colour of the variant: lit, then switched off. Of a product that was not drawn
 * in each colour it is the first picture whose alternative text names the colour.
 */
function picturesOf({ colour }: SampleVariant, pictures: DrawnPicture[]) {
  const slug = neonColours.find(({ name }) => name === colour)?.slug;
  const own = pictures.filter(({ view, colour: drawn }) => drawn === slug && (view === 'front' || view === 'off'));
  return own.length > 0 ? own : pictures.filter(({ alt }) => alt.includes(colour.toLowerCase())).slice(0, 1);
}
