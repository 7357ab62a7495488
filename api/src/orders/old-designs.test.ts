import { expect, test } from '@jest/globals';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import { sql } from 'drizzle-orm';
import { order } from '../../testing/order-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { saveDesign } from '../designs/designs.queries.ts';
import { designIdeas, designs } from '../designs/tables.ts';

const shop = useTestApp();

const design: Design = {
  lines: [{ text: 'Chai', font: 'comfortaa', tube: 'pink' }],
  width_cm: 90,
  backboard: 'clear',
  dimmer: false,
  outdoor: false,
};

test('saving a design deletes the oldest above 100,000, but keeps ordered designs and design ideas', async () => {
  const { db } = shop.database;
  const [ordered, idea, old] = await saveYearOldDesigns([90, 91, 92]);
  await db.insert(designIdeas).values({ position: 0, design_id: idea });
  const { price } = (await shop.get<SavedDesign>(`/designs/${ordered}`)).body.data;
  const placed = await order(shop, { lines: [{ design_id: ordered, quantity: 1 }], total: price });
  await db.execute(
    sql`insert into designs (id, content) select 'flood' || n, '{}' from generate_series(1, 100000) as n`,
  );

  const saved = (await shop.post<SavedDesign>('/designs', { ...design, width_cm: 93 })).body.data;

  expect(placed.status).toBe(200);
  expect(await Promise.all([ordered, idea, saved.id, old].map(statusOf))).toEqual([200, 200, 200, 404]);
  expect(await db.$count(designs)).toBe(100_002);
});

async function saveYearOldDesigns(widths: [number, number, number]): Promise<[string, string, string]> {
  const { db } = shop.database;
  const save = (width_cm: number) => saveDesign(db, { ...design, width_cm });
  const ids: [string, string, string] = [await save(widths[0]), await save(widths[1]), await save(widths[2])];
  await db.execute(sql`update designs set created_at = now() - interval '1 year'`);
  return ids;
}

async function statusOf(id: string): Promise<number> {
  return (await shop.get(`/designs/${id}`)).status;
}
