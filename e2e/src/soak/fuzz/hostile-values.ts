import type { Random } from '../scenario/seeded-random.ts';

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066neon',
  '👩‍👩‍👧‍👦'.repeat(50),
  'é'.repeat(3_000),
  'x'.repeat(70_000),
  "'; drop table orders; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%00%2e%2e%2f',
  '=cmd|calc',
  '1e309',
  '-0',
  '9'.repeat(400),
  'NaN',
  'undefined',
  '__proto__',
  '2026-02-31T25:61:61Z',
  '\r\nx-injected: 1',
];
const numbers = [0, -1, 1.5, 2 ** 31, 2 ** 31 - 1, 2 ** 53, -(2 ** 63), 1e308, 0.1 + 0.2, 2_147_483_648_000];

/** Returns a hostile value. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.between(0, depth > 3 ? 4 : 8);
  if (kind <= 2) return random.pick(texts);
  if (kind === 3) return random.pick(numbers);
  if (kind === 4) return random.pick([null, true, false]);
  if (kind === 5) return Array.from({ length: random.between(0, 30) }, () => hostileValue(random, depth + 1));
  if (kind === 6) return { [random.pick(texts.slice(0, 5))]: hostileValue(random, depth + 1), constructor: {} };
  if (kind === 7) return nested(random.between(10, 20_000));
  return Array.from({ length: random.between(1, 5) }, () => random.pick(numbers));
}

export const hostileText = (random: Random): string => random.pick(texts);

/** Returns nested arrays, which the sender serializes without recursion. */
function nested(depth: number): NestedArrays {
  return new NestedArrays(depth);
}

/** Arrays so deep that `JSON.stringify` of them would overflow the stack. */
export class NestedArrays {
  readonly marker: string;

  constructor(depth: number) {
    this.marker = `nested-${depth}-nested`;
  }

  toJSON(): string {
    return this.marker;
  }

  /** Replaces each marker in `json` with brackets. */
  static expand(json: string): string {
    return json.replaceAll(/"nested-(\d+)-nested"/g, (_all, depth: string) => {
      return '['.repeat(Number(depth)) + ']'.repeat(Number(depth));
    });
  }
}
