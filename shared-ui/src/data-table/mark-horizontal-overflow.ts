/** Attribute of the grid's frame while columns lie beyond its right edge. */
export const overflowAttribute = 'data-more';

/** Ref of the grid's frame: keeps the mark true while the grid scrolls and changes its size. */
export function markHorizontalOverflow(frame: HTMLElement | null) {
  const grid = frame?.querySelector('[role="grid"]');
  if (!frame || !grid) return;

  function mark() {
    if (!frame || !grid) return;
    // zoomed pages scroll by fractions of a pixel
    frame.toggleAttribute(overflowAttribute, grid.scrollLeft + grid.clientWidth < grid.scrollWidth - 1);
  }
  mark();
  grid.addEventListener('scroll', mark, { passive: true });
  const sizes = new ResizeObserver(mark);
  sizes.observe(grid);
  const header = grid.querySelector('[role="row"]');
  if (header) sizes.observe(header);

  return () => {
    grid.removeEventListener('scroll', mark);
    sizes.disconnect();
  };
}
