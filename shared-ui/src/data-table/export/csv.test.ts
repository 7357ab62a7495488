import { expect, it } from '@jest/globals';
import { toCsv } from './csv.ts';
import type { DataColumn } from '../columns/data-column.ts';

const text: DataColumn<string>[] = [{ key: 'text', label: 'Text', value: (row) => row }];

function cellOf(row: string): string {
  const [, cell] = /^\uFEFF"Text"\r\n([\s\S]*)\r\n$/.exec(toCsv(text, [row])) ?? [];
  return cell ?? '';
}

it.each([
  ['plain words', 'Wedding Neon', '"Wedding Neon"'],
  ['a comma', 'LED, warm', '"LED, warm"'],
  ['quotes', 'The "Diner" sign', '"The ""Diner"" sign"'],
  ['a new line', 'one\ntwo', '"one\ntwo"'],
  ['nothing', '', '""'],
  ['spaces that do not break', '12\u00A0Nov\u00A02026', '"12 Nov 2026"'],
  ['Hindi', 'शादी नियॉन', '"शादी नियॉन"'],
])('quotes a cell with %s', (_, given, expected) => {
  expect(cellOf(given)).toBe(expected);
});

it.each([
  ['=', '=SUM(A1:A9)'],
  ['+', '+91 98765 43210'],
  ['-', '-2+3'],
  ['@', '@SUM(1)'],
  ['tab', '\t=1+1'],
  ['carriage return', '\r=1+1'],
  ['new line', '\n=1+1'],
  ['blank and =', ' =1+1'],
  ['full-width =', '＝1+1'],
  ['quote and =', '="1"'],
])('escapes text that starts with %s, so that it is not run as a formula', (_, given) => {
  expect(cellOf(given)).toBe(`"'${given.replaceAll('"', '""')}"`);
});

it('does not escape a negative number', () => {
  const csv = toCsv([{ key: 'n', label: 'Change', value: (row: number) => row }], [-5]);

  expect(csv).toBe('\uFEFF"Change"\r\n"-5"\r\n');
});

it('exports the displayed text of a column', () => {
  const price: DataColumn<number> = { key: 'price', label: 'Price', value: (row) => row, text: (row) => `₹${row}` };

  expect(toCsv([price], [899])).toContain('"₹899"');
});

it('starts with a byte order mark, so that Excel decodes UTF-8', () => {
  expect(toCsv(text, []).codePointAt(0)).toBe(0xfeff);
});
