export const columnStyles = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
