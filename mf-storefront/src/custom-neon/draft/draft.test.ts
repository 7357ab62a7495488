import { expect, test } from '@jest/globals';
import { measureDesign, minDesignWidthCm } from '@lumora/shared-contract/designs';
import { firstDesign } from './first-design.ts';
import { changeDraft, draftOf, draftProblems, parseDraft, type Draft } from './draft.ts';

const [line] = firstDesign.lines;
const withText = (text: string): Pick<Draft, 'lines'> => ({ lines: line ? [{ ...line, text }] : [] });

test('a draft that an earlier version stored with `face` has its font', () => {
  const stored = { ...firstDesign, lines: [{ text: 'Chai', face: 'pacifico', tube: 'blue' }] };

  expect(parseDraft(JSON.stringify(stored))?.lines).toEqual([{ text: 'Chai', font: 'pacifico', tube: 'blue' }]);
});

test('shorter words make a sign with letters of the same size', () => {
  const shorter = changeDraft(draftOf(firstDesign), withText('Love'));

  expect(shorter.width_cm).toBeLessThan(firstDesign.width_cm / 2);
  expect(measureDesign(shorter).type_cm).toBeCloseTo(measureDesign(firstDesign).type_cm, 0);
});

test.each([
  ['a single letter', 'i', minDesignWidthCm],
  ['long words', 'Happily ever after', firstDesign.width_cm],
])('%s make a sign that can be made', (_words, text, width_cm) => {
  const changed = changeDraft(draftOf(firstDesign), withText(text));

  expect(changed).toMatchObject({ width_cm });
  expect(draftProblems(changed)).toEqual([]);
});

test('the width stays while there are no words, and when only the font changes', () => {
  const draft = draftOf(firstDesign);
  const inPacifico = { lines: draft.lines.map((first) => ({ ...first, font: 'pacifico' as const })) };

  expect(changeDraft(draft, withText(''))).toMatchObject({ width_cm: firstDesign.width_cm });
  expect(changeDraft(draft, inPacifico)).toMatchObject({ width_cm: firstDesign.width_cm });
});

test('a chosen width stays when the words change, also after a reload', () => {
  const chosen = changeDraft(draftOf(firstDesign), { width_cm: 60 });
  const reloaded = parseDraft(JSON.stringify(chosen)) ?? chosen;

  expect(changeDraft(reloaded, withText('Love'))).toMatchObject({ width_cm: 60 });
});

test('the width of a saved design stays when its words change', () => {
  expect(changeDraft(draftOf({ ...firstDesign }), withText('Love'))).toMatchObject({ width_cm: firstDesign.width_cm });
});
