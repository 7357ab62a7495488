import { accessoryCategoryTitle } from '@lumora/shared-contract/storefront';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { generatedWords } from './generated-words.ts';
import { seededBy } from './seeded-by.ts';

/** Tables whose triggers are disabled meanwhile: the inserted rows contain the summaries that the triggers compute. */
const tables = ['products', 'product_images', 'product_variants', 'variant_attributes'].map((name) =>
  sql.identifier(name),
);

/**
 * Inserts `count` products for load tests after the sample: each has the category and pictures of a sample product. All
 * values are computed from the number of the row, so that the same count gives the same shop on every machine.
 */
export async function insertGeneratedProducts(db: Database, count: number): Promise<void> {
  if (count === 0) return;
  for (const table of tables) await db.execute(sql`alter table ${table} disable trigger user`);
  await draftVariants(db, count);
  await insertProducts(db, count);
  await insertVariants(db);
  await insertImages(db);
  await db.execute(sql`select insert_product_words(array(
    select search_text from products where id > (select last_sample from drafted)))`);
  for (const table of tables) await db.execute(sql`alter table ${table} enable trigger user`);
  await db.execute(sql`drop table drafts, drafted`);
  // the embedded database has no autovacuum and would plan queries as for an empty table
  await db.execute(sql`analyze`);
}

/** Returns an SQL expression for an integer 0 … `sides` - 1 that is computed from the number of the row `n` and `salt`. */
function pseudoRandom(salt: number, sides: number): SQL {
  return sql.raw(`((hashint4(n * 31 + ${salt}) & 2147483647) % ${sides})`);
}

/** Creates the temporary table `drafts` with one to four variants per product, which differ in size; prices in paise. */
async function draftVariants(db: Database, count: number): Promise<void> {
  await db.execute(sql`create temp table drafted as select
    coalesce((select max(id) from products), 0) as last_sample,
    coalesce((select max(id) from product_variants), 0) as last_variant,
    (select array_agg(products.id order by products.id) from products join categories on categories.id = category_id
      where cover_hash is not null and title <> ${accessoryCategoryTitle}) as sources,
    ${valuesOf('Size')} as sizes, ${valuesOf('Colour')} as colours,
    (select id from attributes where title = 'Size') as size_id,
    (select id from attributes where title = 'Colour') as colour_id`);
  const variant = (salt: number, sides: number) =>
    sql.raw(`((hashint4(n * 31 + ${salt} + v * 7) & 2147483647) % ${sides})`);
  await db.execute(sql`create temp table drafts as
    select row_number() over (order by n, v)::integer as id, n as product, size, colour,
      'GEN-' || lpad(n::text, 6, '0') || '-' || v as sku,
      selling * 52 as purchase_price, least(49999, selling * (100 + show_off) / 10000 * 100 + 99) * 100 as show_price,
      selling * 100 as selling_price, stock, is_active
    from (
      select n, v, sizes[1 + (${pseudoRandom(2, 97)} + v) % cardinality(sizes)] as size,
        colours[1 + ${pseudoRandom(3, 9)} % cardinality(colours)] as colour,
        least(49999, (800 + ${pseudoRandom(4, 370)} * ${pseudoRandom(5, 120)} + v * 300) / 100 * 100 + 99) as selling,
        ${pseudoRandom(6, 6)} * 10 as show_off,
        case ${variant(7, 8)} when 0 then 0 else ${variant(8, 60)} end as stock, ${variant(9, 20)} > 0 as is_active
      from drafted, generate_series(1, ${count}::integer) as n,
        generate_series(1, 1 + least(${pseudoRandom(10, 4)}, ${pseudoRandom(11, 4)})) as v
    ) as varied`);
}

function valuesOf(attribute: string): SQL {
  return sql`(select array_agg(attribute_values.id order by attribute_values.id) from attribute_values
    join attributes on attributes.id = attribute_id where attributes.title = ${attribute})`;
}

async function insertProducts(db: Database, count: number): Promise<void> {
  await db.execute(sql`insert into products (id, category_id, sub_category_id, name, slug, tags, short_description,
      description, meta_title, meta_description, is_active, best_seller, new_arrival, activated_at, created_at, updated_at,
      updated_by, min_price, max_price, stock_total, variant_count, cover_hash, search_text)
    overriding system value
    select last_sample + n, source.category_id, source.sub_category_id, named.name,
      lower(replace(named.name, ' ', '-')) || '-' || n, named.tags, 'A ' || lower(mood || ' ' || motif) || ' in neon.',
      named.name || ', bent by hand in our workshop. It runs on 12 volts, stays cool and hangs on two screws.',
      named.name, 'A ' || lower(mood || ' ' || motif) || ' in neon.', named.is_active, ${pseudoRandom(25, 12)} = 0,
      ${pseudoRandom(26, 15)} = 0, case when named.is_active then age end, age, age, ${seededBy},
      sold.min_price, sold.max_price, coalesce(sold.stock_total, 0), sold.variant_count, source.cover_hash,
      lower(concat_ws(' ', named.name, named.tags, sold.skus))
    from (
      select n, last_sample, mood, motif, sources[1 + ${pseudoRandom(20, 9973)} % cardinality(sources)] as source_id,
        mood || ' ' || motif || ' ' || kind || case when ${pseudoRandom(22, 5)} = 0 then '' else ' for ' || place end as name,
        lower(motif || ', ' || kind || ', ' || place) as tags, ${pseudoRandom(21, 10)} > 0 as is_active,
        now() - ${pseudoRandom(27, 700)} * interval '1 day' - n * interval '1 second' as age
      from (
        select n, ${wordOf(generatedWords.moods, 30)} as mood, ${wordOf(generatedWords.motifs, 31)} as motif,
          ${wordOf(generatedWords.kinds, 32)} as kind, ${wordOf(generatedWords.places, 33)} as place
        from generate_series(1, ${count}::integer) as n
      ) as words, drafted
    ) as named
    join products as source on source.id = source_id
    join (
      select product, min(selling_price) filter (where is_active) as min_price,
        max(selling_price) filter (where is_active) as max_price,
        (sum(stock) filter (where is_active))::integer as stock_total,
        (count(*) filter (where is_active))::integer as variant_count, string_agg(sku, ' ' order by id) as skus
      from drafts group by product
    ) as sold on product = n
    order by n`);
  await advanceSequence(db, 'products');
}

function wordOf(words: string[], salt: number): SQL {
  return sql`(${sql.raw(`array['${words.join("','")}']`)})[1 + ${pseudoRandom(salt, words.length)}]`;
}

async function insertVariants(db: Database): Promise<void> {
  await db.execute(sql`insert into product_variants (id, product_id, sku, purchase_price, show_price, selling_price, stock,
      is_active, combination, updated_by)
    overriding system value
    select last_variant + id, last_sample + product, sku, purchase_price, show_price, selling_price, stock, is_active,
      least(size, colour) || ',' || greatest(size, colour), ${seededBy}
    from drafts, drafted order by id`);
  await advanceSequence(db, 'product_variants');
  await db.execute(sql`insert into variant_attributes (variant_id, attribute_id, attribute_value_id)
    select last_variant + id, attribute_id, value_id from drafts, drafted,
      lateral (values (size_id, size), (colour_id, colour)) as chosen (attribute_id, value_id)
    order by id`);
}

/** Inserts the first one to three pictures of the sample product. */
async function insertImages(db: Database): Promise<void> {
  await db.execute(sql`insert into product_images (product_id, image_hash, priority)
    select last_sample + n, image_hash, priority
    from drafted, (select id - (select last_sample from drafted) as n, cover_hash from products) as made
    join (
      select product_id, image_hash, priority, first_value(image_hash) over (partition by product_id order by priority, id) as cover
      from product_images
    ) as shown on cover = cover_hash
    where n > 0 and priority <= ${pseudoRandom(40, 3)}
    order by n, priority`);
}

async function advanceSequence(db: Database, table: 'products' | 'product_variants'): Promise<void> {
  await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.identifier(table)}`);
}
