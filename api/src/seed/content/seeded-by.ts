/** Value of `updated_by` in seeded rows. */
export const seededBy = 'Sample data';
