import { eq, sql, type Column } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../core/database/database.ts';
import { formerSlugs, products } from '../tables.ts';

interface SlugRequest {
  name: string;
  /** id of an existing product, which may reuse its own current and former slugs */
  productId?: number;
}

/** Limits the time that one query takes. */
const maxSlugsPerQuery = 1024;
/** Names whose numbered slugs are looked up together, so that an import of names that exist needs few queries. */
const maxNamesPerQuery = 128;
/** Names to transliterate without a turn of the event loop; a long name takes 0.1 ms. */
const namesPerTurn = 100;
/** Numbered slugs of one name to look up in the first query. */
const minNumbersPerQuery = 8;

/**
 * Returns for each request the first free slug of `neon`, `neon-2`, `neon-3` …. A slug is not free when another product
 * has or had it. Call it in the transaction that writes the slugs: an advisory lock prevents other reservations until its
 * end. To avoid deadlocks, lock product rows before.
 */
export async function reserveSlugs(tx: Database, requests: SlugRequest[]): Promise<string[]> {
  // its tables of characters take a thirtieth of the time of a start
  const { slugOf } = await import('./slug.ts');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product slugs'))`);
  const owners = new Map<string, number | null>();
  const numbers = new Map<string, number>();
  const bases: string[] = [];
  for (const { name } of requests) {
    // yields to other requests
    if (bases.length % namesPerTurn === namesPerTurn - 1) await setImmediate();
    bases.push(slugOf(name));
  }
  await loadOwners(tx, bases, owners);
  const slugs: string[] = [];
  for (const [index, { productId }] of requests.entries()) {
    const base = bases[index] ?? '';
    let number = numbers.get(base) ?? 1;
    while (!isFree(owners.get(withNumber(base, number)), productId)) {
      number += 1;
      if (owners.has(withNumber(base, number))) continue;
      const isTaken = (other: string) => !isFree(owners.get(other), undefined);
      const next = bases.slice(index + 1, index + maxNamesPerQuery).filter(isTaken);
      await loadOwners(tx, [...numbersFrom(base, number), ...next.flatMap((other) => numbersFrom(other, 2))], owners);
    }
    const slug = withNumber(base, number);
    owners.set(slug, reservedNow);
    if (productId === undefined) numbers.set(base, number);
    slugs.push(slug);
  }
  return slugs;
}

/** Returns a free slug for one product; see `reserveSlugs`. */
export async function reserveSlug(tx: Database, request: SlugRequest): Promise<string> {
  const [slug = ''] = await reserveSlugs(tx, [request]);
  return slug;
}

/** Stores the former slug of a product for redirects, and removes `current` from its former slugs. */
export async function insertFormerSlug(
  tx: Database,
  former: string,
  current: string,
  productId: number,
): Promise<void> {
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, current));
  await tx.insert(formerSlugs).values({ slug: former, product_id: productId });
}

/** Owner of a slug that this call has reserved for another request. */
const reservedNow = -1;

function isFree(owner: number | null | undefined, productId: number | undefined): boolean {
  return owner === null || (owner !== undefined && owner === productId);
}

/** Adds the product that has or had each slug to `owners`; null for a free slug. */
async function loadOwners(tx: Database, slugs: string[], owners: Map<string, number | null>): Promise<void> {
  const unknown = [...new Set(slugs)].filter((slug) => !owners.has(slug));
  for (let from = 0; from < unknown.length; from += maxSlugsPerQuery) {
    const batch = unknown.slice(from, from + maxSlugsPerQuery);
    const isInBatch = (slug: Column) => sql`${slug} = any(${sql.param(batch)}::text[])`;
    const current = tx
      .select({ slug: products.slug, owner: products.id })
      .from(products)
      .where(isInBatch(products.slug));
    const former = tx
      .select({ slug: formerSlugs.slug, owner: formerSlugs.product_id })
      .from(formerSlugs)
      .where(isInBatch(formerSlugs.slug));
    for (const slug of batch) owners.set(slug, null);
    for (const { slug, owner } of await current.unionAll(former)) owners.set(slug, owner);
  }
}

/** Returns the next numbered slugs to look up; the batch grows with the number, up to the limit of a query. */
function numbersFrom(base: string, first: number): string[] {
  const many = Math.min(minNumbersPerQuery * first, maxSlugsPerQuery);
  return Array.from({ length: many }, (_, n) => withNumber(base, first + n));
}

function withNumber(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}
