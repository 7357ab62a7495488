import { designIdPattern, lineKey, maxCartLines, maxQuantityPerLine, type CartLine } from '@lumora/shared-contract';

export const cartKey = 'lumora-cart';

/** The lines of what lies in the storage. Anyone can write there, so what is no line is left out and the rest bounded. */
export function readLines(text: string): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const entry of entriesOf(text)) {
    const line = readLine(entry);
    if (line !== undefined && !lines.has(lineKey(line)) && lines.size < maxCartLines) {
      lines.set(lineKey(line), line);
    }
  }
  return [...lines.values()];
}

function entriesOf(text: string): unknown[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries : [];
  } catch {
    return []; // nobody is helped by hearing that a stored cart was garbage
  }
}

function readLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { variant_id, design_id, quantity: asked }: Partial<Record<string, unknown>> = { ...entry };
  if (!isCount(asked)) return undefined;
  const quantity = Math.min(asked, maxQuantityPerLine);
  if (typeof design_id === 'string' && designIdPattern.test(design_id)) return { design_id, quantity };
  return isCount(variant_id) ? { variant_id, quantity } : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}
