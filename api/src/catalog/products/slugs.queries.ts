import { eq, inArray, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../core/database/database.ts';
import { slugOf } from './slug.ts';
import { formerSlugs, products } from '../tables.ts';

interface WantedSlug {
  name: string;
  /** of a product that has a slug already, whose own slugs are free to it */
  productId?: number;
}

/** Bound values of one statement are limited. */
const mostAsked = 512;
/** A long name takes 0.1 ms to transliterate. */
const namesPerTurn = 100;
/** Numbers of one name that are looked up at once. */
const numbersAtOnce = 8;

/**
 * For each the first free one of `neon`, `neon-2`, `neon-3` …, where a slug that another product has or had is not free
 * (D28). Belongs into the transaction that writes them: until its end nobody else is given a slug. Rows are locked
 * before slugs.
 */
export async function reserveSlugs(tx: Database, wanted: WantedSlug[]): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product slugs'))`);
  const owners = new Map<string, number | null>();
  const numbers = new Map<string, number>();
  const bases: string[] = [];
  for (const { name } of wanted) {
    // other requests are answered in between
    if (bases.length % namesPerTurn === namesPerTurn - 1) await setImmediate();
    bases.push(slugOf(name));
  }
  await lookUp(tx, bases, owners);
  const taken: string[] = [];
  for (const [place, { productId }] of wanted.entries()) {
    const base = bases[place] ?? '';
    let number = numbers.get(base) ?? 1;
    while (!isFree(owners.get(numbered(base, number)), productId)) {
      number += 1;
      if (!owners.has(numbered(base, number))) await lookUp(tx, numbersFrom(base, number), owners);
    }
    const slug = numbered(base, number);
    owners.set(slug, givenJustNow);
    if (productId === undefined) numbers.set(base, number);
    taken.push(slug);
  }
  return taken;
}

export async function reserveSlug(tx: Database, wanted: WantedSlug): Promise<string> {
  const [slug = ''] = await reserveSlugs(tx, [wanted]);
  return slug;
}

/** Keeps what was a product's slug its own, for redirects. */
export async function insertFormerSlug(
  tx: Database,
  former: string,
  current: string,
  productId: number,
): Promise<void> {
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, current));
  await tx.insert(formerSlugs).values({ slug: former, product_id: productId });
}

const givenJustNow = -1;

function isFree(owner: number | null | undefined, productId: number | undefined): boolean {
  return owner === null || (owner !== undefined && owner === productId);
}

/** Writes down whose each slug is or was, null for nobody's. */
async function lookUp(tx: Database, slugs: string[], owners: Map<string, number | null>): Promise<void> {
  const unknown = [...new Set(slugs)].filter((slug) => !owners.has(slug));
  for (let from = 0; from < unknown.length; from += mostAsked) {
    const asked = unknown.slice(from, from + mostAsked);
    const current = tx
      .select({ slug: products.slug, owner: products.id })
      .from(products)
      .where(inArray(products.slug, asked));
    const former = tx
      .select({ slug: formerSlugs.slug, owner: formerSlugs.product_id })
      .from(formerSlugs)
      .where(inArray(formerSlugs.slug, asked));
    for (const slug of asked) owners.set(slug, null);
    for (const { slug, owner } of await current.unionAll(former)) owners.set(slug, owner);
  }
}

/** The further one has to count, the more are looked up at once. */
function numbersFrom(base: string, first: number): string[] {
  const many = Math.min(numbersAtOnce * first, mostAsked);
  return Array.from({ length: many }, (_, n) => numbered(base, first + n));
}

function numbered(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}
