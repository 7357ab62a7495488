/** Who made what the seed makes. */
export const seededBy = 'Sample data';
