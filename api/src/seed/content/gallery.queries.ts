import type { Database } from '../../core/database/database.ts';
import { galleryPictures } from '../../promotions/tables.ts';
import { getSampleProductIds, sampleProductId } from './sample-product-ids.queries.ts';
import { seededBy } from './seeded-by.ts';

/** Inserts the gallery of the sample: the first picture of each listed product, in this order. */
export async function insertSampleGallery(db: Database): Promise<void> {
  const ids = await getSampleProductIds(db);
  const rows = sampleGallery.map((picture, priority) => ({
    product_id: sampleProductId(ids, picture),
    priority,
    is_active: true,
    updated_by: seededBy,
  }));
  await db.insert(galleryPictures).values(rows);
}

const sampleGallery = [
  'chai-and-chill',
  'rohan-and-isha',
  'rangoli-mandala',
  'mogra-photo-ring',
  'titli-butterfly',
  'sharma-sweets-board',
  'ghar-sweet-ghar',
  'iron-akhada',
  'om-shanti',
  'horn-ok-please',
  'angel-wings-selfie',
  'bloom-where-you-are',
  'shubh-labh',
  'himalaya-outdoor-logo',
  'the-kapoors-plate',
  'happy-hours',
  'howzat',
  'kesh-salon',
];
