import type { Database } from '../../core/database/database.ts';
import { brandShowcases } from '../../promotions/tables.ts';
import type { DrawnPicture } from '@lumora/sample-shop/picture-index';
import { seededBy } from './seeded-by.ts';

/** Inserts the sample brands, each with the picture of its product. */
export async function insertSampleBrands(db: Database, pictures: DrawnPicture[]): Promise<void> {
  const rows = sampleBrands.map(({ picture, ...brand }, priority) => {
    const drawn = pictures.find(({ slug }) => slug === picture);
    if (drawn === undefined) throw new Error(`The sample has no picture “${picture}”.`);
    return { ...brand, priority, image_hash: drawn.hash, is_active: true, updated_by: seededBy };
  });
  await db.insert(brandShowcases).values(rows);
}

const sampleBrands = [
  { name: 'Foxtail', description: 'A fox in two colours for a wine bar in Pune.', picture: 'neon-logos' },
  { name: 'NOVA', description: 'Striped letters under a planet, for a club in Goa.', picture: 'brand-logos' },
  { name: 'Kesh Salon', description: 'Scissors and script in the window of a salon.', picture: 'kesh-salon' },
  { name: 'Iron Akhada', description: 'A dumbbell that is never put down.', picture: 'iron-akhada' },
  {
    name: 'Orbit Labs',
    description: 'A planet in its orbit, lit from behind, at a reception.',
    picture: 'orbit-labs-logo',
  },
  { name: 'Studio 9', description: 'Steel letters with two lights behind them.', picture: 'backlit-boards' },
];
