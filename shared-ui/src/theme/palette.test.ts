import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { accent, dark, light } from './palette.ts';

const tokens = readFileSync(path.join(__dirname, '../../../shared-contract/src/styles/tokens.css'), 'utf8');
const token = (name: string) => new RegExp(`--lumora-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

test('the dark scheme stands on the surfaces of the shop', () => {
  const { background, text, divider } = dark.palette;

  expect([background.default, background.paper, background.raised]).toEqual(['ground', 'surface', 'raised'].map(token));
  expect([text.primary, text.secondary, divider]).toEqual(['text', 'quiet', 'line'].map(token));
  expect(accent).toBe(token('accent'));
});

const inks = ['primary', 'success', 'warning', 'error', 'info'] as const;
const schemes = { light, dark };

test.each(['light', 'dark'] as const)('every word is readable on every %s surface (AA, 4.5:1)', (name) => {
  const { palette } = schemes[name];
  const words = [palette.text.primary, palette.text.secondary, ...inks.map((ink) => palette[ink].main)];

  for (const surface of Object.values(palette.background)) {
    for (const word of words) expect(getContrastRatio(word, surface)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(['light', 'dark'] as const)('the edge of a %s field can be seen (3:1)', (name) => {
  const { background, fieldLine } = schemes[name].palette;

  expect(getContrastRatio(fieldLine, background.paper)).toBeGreaterThanOrEqual(3);
});

test('white words are readable on the accent', () => {
  expect(getContrastRatio('#ffffff', accent)).toBeGreaterThanOrEqual(4.5);
});
