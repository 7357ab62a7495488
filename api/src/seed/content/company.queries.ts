import type { Database } from '../../core/database/database.ts';
import { shopSettingsRows } from '../../settings/tables.ts';

/** Sets the facts of the sample's company; its GSTIN is the example of the tax office. */
export async function insertSampleCompany(db: Database): Promise<void> {
  await db.update(shopSettingsRows).set({
    legal_name: 'Lumora Neon LLP',
    gstin: '29ABCDE1234F1Z5',
    address: '14, 5th Cross, Indiranagar, Bengaluru 560038',
    phone: '+91 80 4000 1234',
    grievance_officer: 'Meera Nair, grievance@lumora.example',
  });
}
