import { expect, test } from '@jest/globals';
import type { DesignRemedy } from '@lumora/shared-contract/designs';
import { draftOf } from './draft.ts';
import { firstDesign } from './first-design.ts';
import { remedyOf } from './remedy.ts';

/** Returns the texts of the lines after the remedy of a problem of the last line. */
function textsAfter(remedy: DesignRemedy, ...texts: string[]): string[] | undefined {
  const { draft, found } = findRemedy(remedy, texts);
  return found?.change(draft).lines?.map(({ text }) => text);
}

function findRemedy(remedy: DesignRemedy, texts: string[]) {
  const lines = texts.map((text) => ({ text, font: 'tilt-neon' as const, tube: 'pink' as const }));
  const draft = draftOf({ ...firstDesign, lines });
  return { draft, found: remedyOf({ field: `lines[${texts.length - 1}].text`, message: '', remedy }, draft) };
}

test.each([
  ['at a space near the end', 'Love you to the moon', 18, 'Love you to the'],
  ['within a word without a space near the end', 'A Supercalifragilistic', 12, 'A Supercalif'],
  ['after a whole word that ends at the length', 'Good vibes only', 10, 'Good vibes'],
  ['without splitting a Devanagari syllable', 'नमस्ते', 4, 'नम'],
])('Shorten cuts the last of three lines %s', (_place, text, length, shortened) => {
  expect(textsAfter({ kind: 'shorten', length }, 'Chai', 'and', text)).toEqual(['Chai', 'and', shortened]);
});

test.each([
  ['Happy birthday my dearest friend Priya', 'two', ['Happy birthday my', 'dearest friend Priya']],
  [
    'Congratulations to my most wonderful sister and brother-in-law',
    'three',
    ['Congratulations to my', 'most wonderful sister', 'and brother-in-law'],
  ],
])('A long line whose words fit is put on more lines: “%s”', (text, count, lines) => {
  expect(findRemedy({ kind: 'shorten', length: 30 }, [text]).found?.label).toBe(`Put it on ${count} lines`);
  expect(textsAfter({ kind: 'shorten', length: 30 }, text)).toEqual(lines);
});

test.each([
  ['a word is longer than a line', ['To the Supercalifragilisticexpialidocious']],
  ['no line is left', ['Chai', 'and', 'Happy birthday my dearest friend Priya']],
])('A long line is shortened when %s', (_reason, texts) => {
  expect(findRemedy({ kind: 'shorten', length: 30 }, texts).found?.label).toBe('Shorten to 30 letters');
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
  const { draft, found } = findRemedy({ kind: 'resize', width_cm: 232 }, ['Chai']);

  expect(found?.label).toBe('Make it 232 cm wide');
  expect(found?.change(draft)).toEqual({ width_cm: 232 });
});

test('A problem that only the shopper can solve has no remedy', () => {
  expect(remedyOf({ field: 'lines', message: 'Type a text.' }, draftOf(firstDesign))).toBeUndefined();
});
