export { inOrderOf } from './sortable/in-order-of.ts';
export { SortableGrid, tileGrid } from './sortable/sortable-grid.tsx';
export { SortableTile } from './sortable/sortable-tile.tsx';
