import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { accent, dark, light } from './palette.ts';

const tokens = readFileSync(path.join(__dirname, '../../../shared-contract/src/styles/tokens.css'), 'utf8');
const token = (name: string) => new RegExp(`--lumora-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

test('The dark scheme uses the surfaces of the shop', () => {
  const { background, text, divider } = dark.palette;

  expect([background.default, background.paper, background.raised]).toEqual(['ground', 'surface', 'raised'].map(token));
  expect([text.primary, text.secondary, divider]).toEqual(['text', 'quiet', 'line'].map(token));
  expect(accent).toBe(token('accent'));
});

const colours = ['primary', 'success', 'warning', 'error', 'info'] as const;
const schemes = { light, dark };

it.each(['light', 'dark'] as const)('gives every text colour a contrast of 4.5:1 (AA) on every %s surface', (name) => {
  const { palette } = schemes[name];
  const textColours = [palette.text.primary, palette.text.secondary, ...colours.map((colour) => palette[colour].main)];

  for (const surface of Object.values(palette.background)) {
    for (const colour of textColours) expect(getContrastRatio(colour, surface)).toBeGreaterThanOrEqual(4.5);
  }
});

it.each(['light', 'dark'] as const)('gives the border of a %s field a contrast of 3:1', (name) => {
  const { background, fieldLine } = schemes[name].palette;

  expect(getContrastRatio(fieldLine, background.paper)).toBeGreaterThanOrEqual(3);
});

test('White text has a contrast of 4.5:1 on the accent', () => {
  expect(getContrastRatio('#ffffff', accent)).toBeGreaterThanOrEqual(4.5);
});
