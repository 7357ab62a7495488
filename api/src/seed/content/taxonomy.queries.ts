import type { Database } from '../../core/database/database.ts';
import { attributes, attributeValues, categories, subCategories } from '../../taxonomy/tables.ts';
import type { DrawnPicture } from '@lumora/sample-shop/picture-index';
import { sampleAttributes, sampleCategories } from '@lumora/sample-shop/sample-taxonomy';
import { seededBy } from './seeded-by.ts';

/** Ids by title, each with the ids of its children by their titles. */
export type IdTree = Map<string, { id: number; children: Map<string, number> }>;

/** Inserts the sample categories and sub-categories and returns their ids. */
export async function insertSampleCategories(db: Database, pictures: DrawnPicture[]): Promise<IdTree> {
  const titles = Object.keys(sampleCategories);
  const picture = (title: string) => pictures.find(({ slug }) => slug === pictureName(title))?.hash ?? null;
  const inserted = await db
    .insert(categories)
    .values(titles.map((title, priority) => ({ title, priority, image_hash: picture(title), updated_by: seededBy })))
    .returning({ id: categories.id, title: categories.title });
  const children = inserted.flatMap(({ id, title }) =>
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
  return treeOf(inserted, below);
}

/** Inserts the sample attributes and their values and returns their ids. */
export async function insertSampleAttributes(db: Database): Promise<IdTree> {
  const titles = Object.keys(sampleAttributes);
  const inserted = await db
    .insert(attributes)
    .values(titles.map((title) => ({ title, updated_by: seededBy })))
    .returning({ id: attributes.id, title: attributes.title });
  const values = inserted.flatMap(({ id, title }) =>
    (sampleAttributes[title] ?? []).map((value) => ({ attribute_id: id, title: value, updated_by: seededBy })),
  );
  const { id, title, attribute_id } = attributeValues;
  const below = await db.insert(attributeValues).values(values).returning({ id, title, parent_id: attribute_id });
  return treeOf(inserted, below);
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

/** Returns the name of a category's picture: `cafe-bar` for `Café & Bar`. */
function pictureName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
}
