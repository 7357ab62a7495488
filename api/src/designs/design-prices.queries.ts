import type { DesignRules } from '@lumora/shared-contract';
import type { Database } from '../database/database.ts';
import { designPrices } from './tables.ts';

/** What the parts of a drawn sign cost today, in paise. */
export async function readDesignRules(db: Database): Promise<DesignRules> {
  const rows = await db.select({ part: designPrices.part, paise: designPrices.paise }).from(designPrices);
  const paiseOf = (part: keyof DesignRules) => {
    const row = rows.find((price) => price.part === part);
    if (row === undefined) throw new Error(`The table of design prices has no row “${part}”.`);
    return row.paise;
  };
  return {
    start: paiseOf('start'),
    tube_per_metre: paiseOf('tube_per_metre'),
    outdoor_per_metre: paiseOf('outdoor_per_metre'),
    board_clear: paiseOf('board_clear'),
    board_black: paiseOf('board_black'),
    board_cut: paiseOf('board_cut'),
    board_frame: paiseOf('board_frame'),
    dimmer: paiseOf('dimmer'),
    least: paiseOf('least'),
  };
}
