import { expect, test } from '@jest/globals';
import { colourNote } from './colour-note.ts';

test.each([
  ['Two hearts in red and pink, on a plum wall', 'Blue', 'Shown in red and pink'],
  ['Two hearts in red and pink, on a plum wall', 'Pink', null],
  ['A cup in warm white, drawn from the side', 'RGB', 'Shown in warm white'],
  ['The words “Pink Room” in blue', 'Blue', null],
  ['The words “Pink Room” above a bed', 'Blue', null],
  ['Pink Room', 'Blue', null], // the name of the product, not a description
  ['Two hearts in red', undefined, null],
])('A picture described as %j with the selected colour %s has the note %j', (alt, colour, note) => {
  expect(colourNote(alt, { colour, name: 'Pink Room' })).toBe(note);
});
