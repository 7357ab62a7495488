/** Which attributes of variants the shop's lists are narrowed by: titles as the console has them, in whatever case. */
export const facetAttributes = { size: 'size', colour: 'colour' } as const;
