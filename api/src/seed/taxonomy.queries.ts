import type { Database } from '../core/database/database.ts';
import { attributes, attributeValues, categories, subCategories } from '../taxonomy/tables.ts';
import type { DrawnPicture } from '@lumora/sample-shop/picture-index';
import { sampleAttributes, sampleCategories } from '@lumora/sample-shop/sample-taxonomy';
import { seededBy } from './seeded-by.ts';

/** Ids by title, and below each those of its children by theirs. */
export type IdTree = Map<string, { id: number; children: Map<string, number> }>;

export async function insertSampleCategories(db: Database, pictures: DrawnPicture[]): Promise<IdTree> {
  const titles = Object.keys(sampleCategories);
  const picture = (title: string) => pictures.find(({ slug }) => slug === pictureName(title))?.hash ?? null;
  const made = await db
    .insert(categories)
    .values(titles.map((title, priority) => ({ title, priority, image_hash: picture(title), updated_by: seededBy })))
    .returning({ id: categories.id, title: categories.title });
  const children = made.flatMap(({ id, title }) =>
    (sampleCategories[title] ?? []).map((child, priority) => ({
      category_id: id,
      title: child,
      priority,
      image_hash: picture(child),
      updated_by: seededBy,
    })),
  );
  const { id, title, category_id } = subCategories;
  const below = await db.insert(subCategories).values(children).returning({ id, title, parent_id: category_id });
  return treeOf(made, below);
}

export async function insertSampleAttributes(db: Database): Promise<IdTree> {
  const titles = Object.keys(sampleAttributes);
  const made = await db
    .insert(attributes)
    .values(titles.map((title) => ({ title, updated_by: seededBy })))
    .returning({ id: attributes.id, title: attributes.title });
  const values = made.flatMap(({ id, title }) =>
    (sampleAttributes[title] ?? []).map((value) => ({ attribute_id: id, title: value, updated_by: seededBy })),
  );
  const { id, title, attribute_id } = attributeValues;
  const below = await db.insert(attributeValues).values(values).returning({ id, title, parent_id: attribute_id });
  return treeOf(made, below);
}

interface Titled {
  id: number;
  title: string;
}

function treeOf(parents: Titled[], children: (Titled & { parent_id: number })[]): IdTree {
  return new Map(
    parents.map(({ id, title }) => {
      const own = children.filter(({ parent_id }) => parent_id === id);
      return [title, { id, children: new Map(own.map((child) => [child.title, child.id])) }];
    }),
  );
}

/** `Café & Bar` → `cafe-bar` */
function pictureName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
}
