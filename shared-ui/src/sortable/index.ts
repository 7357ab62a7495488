export { inOrderOf } from './in-order-of.ts';
export { SortableGrid, tileGrid } from './sortable-grid.tsx';
export { SortableTile } from './sortable-tile.tsx';
