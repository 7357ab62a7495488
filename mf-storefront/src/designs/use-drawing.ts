import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DesignLine, SavedDesign } from '@lumora/shared-contract/designs';
import { drawingQuery, type Drawing } from './design-queries.ts';

/**
 * Returns the drawing of `lines`; the last one while it is loaded, if it cannot be loaded, and while there are no lines.
 * Undefined before the first drawing.
 */
export function useDrawing(lines: DesignLine[], saved?: SavedDesign): Drawing | undefined {
  const { data } = useQuery({ ...drawingQuery(lines, saved), enabled: lines.length > 0 });
  const [last, setLast] = useState(data);
  const drawing = lines.length > 0 ? data : undefined;
  if (drawing !== undefined && drawing !== last) setLast(drawing);
  return drawing ?? last;
}
