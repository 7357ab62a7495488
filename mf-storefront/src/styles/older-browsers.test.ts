import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const folder = path.join(__dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const styles = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');

test('Generated text is shown by Safari 17.3 and Firefox 127, which ignore a value with an alternative text', () => {
  const withoutFallback = [...styles.matchAll(/(.*)\n *content: (.*) \/ '';/g)]
    .filter(([, previous, content]) => previous?.trim() !== `content: ${content};`)
    .map(([, , content]) => content);

  expect(styles).toContain(" / '';");
  expect(withoutFallback).toEqual([]);
});

test('Underlines have their colour and thickness in Safari, which ignores a shorthand with them', () => {
  const shorthands = styles.match(/text-decoration: (?!none;|underline;|line-through;).*/g);

  expect(shorthands).toBeNull();
});
