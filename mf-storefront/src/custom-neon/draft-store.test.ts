/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { draftStore } from './draft-store.ts';

test('A server that draws pages of ever more designs holds on to none of their drafts', () => {
  expect(draftStore('d cha1cha1')).not.toBe(draftStore('d cha1cha1'));
});
