import { lineKey, maxCartLines, maxQuantityPerLine, type CartLine } from '@lumora/shared-contract/cart';
import { designIdPattern } from '@lumora/shared-contract/designs';

/**
 * Parses the stored cart. Storage is not trusted: entries that are not lines and duplicates are skipped, and quantities and
 * the number of lines are limited.
 */
export function parseLines(text: string): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const entry of parseEntries(text)) {
    const line = parseLine(entry);
    if (line !== undefined && !lines.has(lineKey(line)) && lines.size < maxCartLines) {
      lines.set(lineKey(line), line);
    }
  }
  return [...lines.values()];
}

function parseEntries(text: string): unknown[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries : [];
  } catch {
    return []; // a broken cart counts as empty
  }
}

function parseLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { variant_id, design_id, quantity: storedQuantity }: Partial<Record<string, unknown>> = { ...entry };
  if (!isCount(storedQuantity)) return undefined;
  const quantity = Math.min(storedQuantity, maxQuantityPerLine);
  if (typeof design_id === 'string' && designIdPattern.test(design_id)) return { design_id, quantity };
  return isCount(variant_id) ? { variant_id, quantity } : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}
