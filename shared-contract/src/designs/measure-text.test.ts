import { expect, test } from '@jest/globals';
import { designFonts } from './design-fonts.ts';
import { measureText } from './measure-text.ts';
import { normalizeText } from './normalize-text.ts';

/** Expected width and stroke length (ems) were measured on the whole text as browsers shape it. */
test.each([
  ['tilt-neon', 'Chai & Chill', 4.91, 10.62],
  ['sacramento', 'Lumora', 2.85, 7.15],
  ['baloo-2', 'शुभ विवाह', 3.62, 12.39],
  ['poppins', 'श्री गणेशाय नमः', 6.89, 21.37],
  ['kalam', 'प्रेम', 1.18, 5.16],
  ['tillana', 'राष्ट्र', 1.22, 4.76],
] as const)('measureText in %s is within 5 %% of the real size of “%s”', (font, text, width, tube) => {
  const measured = measureText(font, text);

  expect(measured.missing).toEqual([]);
  expect(Math.abs(measured.width / width - 1)).toBeLessThan(0.05);
  expect(Math.abs(measured.tube / tube - 1)).toBeLessThan(0.05);
});

test('every font has the glyphs of English text, digits and common punctuation', () => {
  for (const { slug } of designFonts) {
    expect([
      slug,
      measureText(slug, 'The quick brown fox jumps over 13 lazy dogs & “naps” – at 4:20, José!').missing,
    ]).toEqual([slug, []]);
  }
});

test('fonts marked as Hindi have all glyphs of हिन्दी, and the others none', () => {
  const text = 'क्षत्रिय ज्ञान ऋषि ॐ श्री द्वार विद्या ङ ञ ड़ ढ़ ऑफ़ १२३।';
  for (const { slug, hindi } of designFonts) {
    expect([slug, measureText(slug, text.normalize('NFC')).missing.length === 0]).toEqual([slug, hindi]);
  }
});

test('measureText lists each missing character once and measures the rest', () => {
  const { missing, tube } = measureText('pacifico', 'Chai ☕☕ चाय');

  expect(missing).toEqual(['☕', 'चा', 'य']);
  expect(tube).toBe(measureText('pacifico', 'Chai').tube);
});

test.each(['👨‍👩‍👧', '👍🏽', '🇮🇳', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('the emoji %s is one character, also after normalizeText', (emoji) => {
  expect(measureText('tilt-neon', normalizeText(`Hi ${emoji}\u200b`)).missing).toEqual([emoji]);
});

test('a longer text is wider', () => {
  const text = 'मुम्बई की रात';
  const lengths = Array.from(text, (_character, index) => measureText('kalam', text.slice(0, index + 1)).width);

  expect(lengths.at(-1)).toBeGreaterThan(lengths[0] ?? 0);
});

test('an empty text measures 0', () => {
  expect(measureText('caveat', '')).toEqual({ width: 0, tube: 0, above: 0, below: 0, missing: [] });
});
