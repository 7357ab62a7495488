import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { weighVisit, type Weight } from '../browser/weigh-visit.ts';
import { workspace } from '../product/start-product.ts';
import { useStory } from '../story.ts';

const budgets: Record<string, Weight> = JSON.parse(readFileSync(path.join(workspace, 'budgets.json'), 'utf8'));

describe('A first visit downloads no more than its budget', () => {
  const story = useStory();

  it.each(Object.entries(budgets))('%s', async (path, budget) => {
    const { page } = await story.openTab({ signedIn: path.startsWith('/admin') });

    const weight = await weighVisit(page, path);

    expect(weight.scripts).toBeGreaterThan(0);
    expect(overdrawn(weight, budget)).toEqual([]);
  });
});

function overdrawn(weight: Weight, budget: Weight): string[] {
  const kinds = Object.keys(budget) as (keyof Weight)[];
  return kinds
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${kind}: ${weight[kind]} bytes, budget ${budget[kind]}`);
}
