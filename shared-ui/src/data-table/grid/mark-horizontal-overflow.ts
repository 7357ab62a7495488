/** Attribute that the grid's frame has while columns continue beyond its right edge. */
export const overflowAttribute = 'data-overflow';

/**
 * Updates the attribute when the grid scrolls or changes its size. Is the ref callback of the grid's frame, and returns its
 * clean-up.
 */
export function markHorizontalOverflow(frame: HTMLElement | null) {
  const grid = frame?.querySelector('[role="grid"]');
  if (!frame || !grid) return;

  function update() {
    if (!frame || !grid) return;
    // the tolerance of 1 px is for zoomed pages, which scroll by fractions of a pixel
    frame.toggleAttribute(overflowAttribute, grid.scrollLeft + grid.clientWidth < grid.scrollWidth - 1);
  }
  update();
  grid.addEventListener('scroll', update, { passive: true });
  const resizeObserver = new ResizeObserver(update);
  resizeObserver.observe(grid);
  const header = grid.querySelector('[role="row"]');
  if (header) resizeObserver.observe(header);

  return () => {
    grid.removeEventListener('scroll', update);
    resizeObserver.disconnect();
  };
}
