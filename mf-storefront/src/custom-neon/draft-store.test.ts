/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { draftStore } from './draft-store.ts';

test('The server does not keep draft stores of rendered designs in memory', () => {
  expect(draftStore('d cha1cha1')).not.toBe(draftStore('d cha1cha1'));
});
