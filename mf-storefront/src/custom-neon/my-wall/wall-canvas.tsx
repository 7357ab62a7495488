import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import type { Design } from '@lumora/shared-contract/designs';
import { designName } from '../../designs/design-name.ts';
import type { Drawing } from '../../designs/design-queries.ts';
import { drawWall } from './draw-wall.ts';
import type { PhotoPoint, Placement } from './placement.ts';
import * as styles from './my-wall.module.css';

interface WallCanvasProps {
  /** receives the canvas with the picture */
  ref: Ref<HTMLCanvasElement>;
  photo: HTMLCanvasElement;
  design: Design;
  drawing: Drawing;
  placement: Placement;
  onMove: (moved: Partial<Placement>) => void;
}

const handles = [
  { point: 'sign', label: 'Sign' },
  { point: 'start', label: 'First end of the known length' },
  { point: 'end', label: 'Second end of the known length' },
] as const;

/** Renders the photo with the sign, and handles that move by dragging or by arrow keys. */
export function WallCanvas({ ref, photo, design, drawing, placement, onMove }: WallCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const context = box.current?.querySelector('canvas')?.getContext('2d');
    if (context) drawWall(context, { photo, design, drawing, placement });
  }, [photo, design, drawing, placement]);

  function drag(event: PointerEvent, point: keyof Placement) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || box.current === null) return;
    const { left, top, width, height } = box.current.getBoundingClientRect();
    onMove({ [point]: within({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }) });
  }

  function moveByKey(event: KeyboardEvent, point: 'sign' | 'start' | 'end') {
    const [x, y] = steps[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    onMove({ [point]: within({ x: placement[point].x + x, y: placement[point].y + y }) });
  }

  return (
    <div ref={box} className={styles['wall']}>
      <canvas
        ref={ref}
        width={photo.width}
        height={photo.height}
        role="img"
        aria-label={`“${designName(design)}” on your wall`}
      />
      {handles.map(({ point, label }) => (
        <button
          key={point}
          type="button"
          className={styles[point === 'sign' ? 'move' : 'ring']}
          aria-label={`${label}: drag it, or move it by arrow keys`}
          style={{ left: `${100 * placement[point].x}%`, top: `${100 * placement[point].y}%` }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => drag(event, point)}
          onKeyDown={(event) => moveByKey(event, point)}
        />
      ))}
    </div>
  );
}

const step = 0.01;
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function within({ x, y }: PhotoPoint): PhotoPoint {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}
