/** Titles (lower case) of the attributes that the shop's lists can be filtered by. */
export const facetAttributes = { size: 'size', colour: 'colour' } as const;
