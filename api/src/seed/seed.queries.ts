import type { Database } from '../database/database.ts';
import { keepImage } from '../media/images.queries.ts';
import { attributes, attributeValues, categories, subCategories } from '../taxonomy/tables.ts';
import { sampleAttributes, sampleCategories } from './sample-taxonomy.ts';
import type { SamplePicture } from './sample-pictures.ts';
import type { SeedPlan } from './seed-plan.ts';
import { seedRuns } from './tables.ts';

const updated_by = 'Sample data';
const batchSize = 1_000;
/** after everything that people make themselves */
const generatedPriority = 1_000;

export async function wasSeeded(db: Database): Promise<boolean> {
  return (await db.$count(seedRuns)) > 0;
}

export async function recordSeedRun(db: Database, plan: SeedPlan): Promise<void> {
  await db.insert(seedRuns).values({ id: 1, plan: JSON.stringify(plan) });
}

export async function insertSampleCategories(db: Database, pictures: Map<string, SamplePicture>): Promise<void> {
  for (const image of pictures.values()) await keepImage(db, image);
  const hashOf = (title: string) => pictures.get(title)?.hash ?? null;
  for (const [priority, [title, children]] of Object.entries(sampleCategories).entries()) {
    const [parent] = await db
      .insert(categories)
      .values({ title, priority, image_hash: hashOf(title), updated_by })
      .returning({ id: categories.id });
    const category_id = parent?.id ?? 0;
    await db.insert(subCategories).values(
      children.map((child, place) => ({
        category_id,
        title: child,
        priority: place,
        image_hash: hashOf(child),
        updated_by,
      })),
    );
  }
}

export async function insertSampleAttributes(db: Database): Promise<void> {
  for (const [title, values] of Object.entries(sampleAttributes)) {
    const [parent] = await db.insert(attributes).values({ title, updated_by }).returning({ id: attributes.id });
    const attribute_id = parent?.id ?? 0;
    await db.insert(attributeValues).values(values.map((value) => ({ attribute_id, title: value, updated_by })));
  }
}

export async function insertGeneratedCategories(db: Database, count: number): Promise<void> {
  const digits = String(count).length;
  for (let from = 0; from < count; from += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - from) }, (_, place) => {
      const number = from + place + 1;
      const title = `Generated category ${String(number).padStart(digits, '0')}`;
      return { title, priority: Math.min(generatedPriority + number, 1_000_000), updated_by };
    });
    await db.insert(categories).values(rows);
  }
}
