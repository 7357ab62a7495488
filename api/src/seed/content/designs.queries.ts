import type { Design } from '@lumora/shared-contract/designs';
import type { Database } from '../../core/database/database.ts';
import { saveDesign } from '../../designs/designs.queries.ts';
import { designIdeas } from '../../designs/tables.ts';

/** Inserts the sample designs as ideas of the designer. */
export async function insertSampleDesigns(db: Database): Promise<void> {
  for (const [position, design] of sampleDesigns.entries()) {
    await db.insert(designIdeas).values({ position, design_id: await saveDesign(db, design) });
  }
}

const sampleDesigns: Design[] = [
  {
    lines: [
      { text: 'Happily', font: 'sacramento', tube: 'warm-white' },
      { text: 'Ever After', font: 'sacramento', tube: 'pink' },
    ],
    width_cm: 100,
    backboard: 'cut',
    dimmer: true,
    outdoor: false,
  },
  {
    lines: [{ text: 'शुभ विवाह', font: 'baloo-2', tube: 'orange' }],
    width_cm: 90,
    backboard: 'clear',
    dimmer: false,
    outdoor: false,
  },
  {
    lines: [
      { text: 'CHAI', font: 'tilt-neon', tube: 'lemon' },
      { text: 'open till late', font: 'caveat', tube: 'ice-white' },
    ],
    width_cm: 80,
    backboard: 'black',
    dimmer: false,
    outdoor: true,
  },
];
