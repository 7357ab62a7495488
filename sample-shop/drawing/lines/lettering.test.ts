import { describe, expect, it } from '@jest/globals';
import { letterShapes } from './lettering.ts';

const word = { font: 'pacifico', x: 0, y: 0, width: 100 } as const;
const pairSpacing = { rt: -5.5 };

describe('letterShapes', () => {
  it('changes the space within a pair of letters', () => {
    // the same width with less space between its letters makes a higher word
    expect(heightOf(letterShapes({ ...word, text: 'art', pairSpacing }))).toBeGreaterThan(
      heightOf(letterShapes({ ...word, text: 'art' })),
    );
  });

  it('leaves the space within other pairs', () => {
    expect(letterShapes({ ...word, text: 'tar', pairSpacing })).toBe(letterShapes({ ...word, text: 'tar' }));
  });
});

function heightOf(path: string): number {
  const heights = [...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));
  return Math.max(...heights) - Math.min(...heights);
}
