import { expect, test } from '@jest/globals';
import type { DesignRemedy } from '@lumora/shared-contract/designs';
import { draftOf } from './draft.ts';
import { firstDesign } from './first-design.ts';
import { remedyOf } from './remedy.ts';

/** Returns the texts of the lines after the remedy of a problem of the last line. */
function textsAfter(remedy: DesignRemedy, ...texts: string[]): string[] | undefined {
  const lines = texts.map((text) => ({ text, font: 'tilt-neon' as const, tube: 'pink' as const }));
  const found = remedyOf({ field: `lines[${texts.length - 1}].text`, message: '', remedy });
  return found?.change(draftOf({ ...firstDesign, lines })).lines?.map(({ text }) => text);
}

test.each([
  ['at a space near the end', 'Love you to the moon', 18, 'Love you to the'],
  ['within a word without a space near the end', 'A Supercalifragilistic', 12, 'A Supercalif'],
  ['after a whole word that ends at the length', 'Good vibes only', 10, 'Good vibes'],
  ['without splitting a Devanagari syllable', 'नमस्ते', 4, 'नम'],
])('Shorten cuts the line %s', (_place, text, length, shortened) => {
  expect(textsAfter({ kind: 'shorten', length }, 'Chai', text)).toEqual(['Chai', shortened]);
});

test.each([
  ['Happily ever after', ['Happily', 'ever after']],
  ['Congratulations', ['Congratu', 'lations']],
])('Break splits “%s” near its middle', (text, parts) => {
  expect(textsAfter({ kind: 'break' }, text)).toEqual(parts);
});

test('Join puts all lines on one', () => {
  expect(textsAfter({ kind: 'join' }, 'Chai', 'and', 'chill')).toEqual(['Chai and chill']);
});

test('Resize sets the width and names it', () => {
  const remedy = remedyOf({ field: 'width_cm', message: '', remedy: { kind: 'resize', width_cm: 232 } });

  expect(remedy?.label).toBe('Make it 232 cm wide');
  expect(remedy?.change(draftOf(firstDesign))).toEqual({ width_cm: 232 });
});

test('A problem that only the shopper can solve has no remedy', () => {
  expect(remedyOf({ field: 'lines', message: 'Type a text.' })).toBeUndefined();
});
