import { useId } from 'react';
import { measureDesign, signBlurs, signScene, type Design, type SignScene } from '@lumora/shared-contract/designs';
import { designName } from './design-name.ts';
import { describeDesign } from './design-description.ts';
import type { Drawing } from './design-queries.ts';
import { Backboard } from './backboard.tsx';
import { Dimensions } from './dimensions.tsx';
import { RoomPlate, type WallArea } from './room-plate.tsx';
import { getRoom, type Room } from './rooms.ts';
import { SignPaths, SignTubes } from './sign-tubes.tsx';
import * as styles from './sign-picture.module.css';

interface SignPictureProps {
  design: Design;
  /** drawing of the design's lines; undefined while it is loaded */
  drawing: Drawing | undefined;
  /** the room behind the sign; a plain wall without it */
  room?: Room;
  isLit: boolean;
  isDay?: boolean;
  /** width / height of the picture; without it, the picture fits boxes within `boxAspects` */
  aspect?: number;
  /** shows little more than the board on an evenly lit wall, so that a small picture can be read; requires `aspect` */
  isCloseUp?: boolean;
  hasDimensions?: boolean;
}

/** Renders a design on the wall of a room as SVG, to scale in cm, lit or unlit, by day or by night. */
export function SignPicture({
  design,
  drawing,
  room,
  isLit,
  isDay = false,
  aspect,
  isCloseUp = false,
  hasDimensions = false,
}: SignPictureProps) {
  const id = useId();
  const measures = measureDesign(design);
  const scene = signScene(measures, aspect);
  const viewBox = viewBoxOf(scene, { room, aspect, isCloseUp });
  const area = aspect === undefined ? visibleWall(viewBox) : viewBox;
  const layer = { id, design };
  const [middleShade, edgeShade] = shades({ isLit, isDay, isCloseUp });
  return (
    <svg
      className={styles['picture']}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      role="img"
      aria-label={`“${designName(design)}” ${isLit ? 'lit' : 'unlit'}: ${describeDesign(design)}`}
      data-day={isDay}
    >
      <defs>
        <radialGradient id={`${id}dark`} cy="47%" r="62%">
          <stop offset="0" stopColor="#05050b" stopOpacity={middleShade} />
          <stop offset="1" stopColor="#05050b" stopOpacity={edgeShade} />
        </radialGradient>
        {Object.entries(signBlurs).map(([name, ems]) => (
          <filter key={name} id={id + name} filterUnits="userSpaceOnUse" {...area}>
            <feGaussianBlur stdDeviation={(ems * scene.type_cm).toFixed(2)} />
          </filter>
        ))}
        {drawing !== undefined && <SignPaths id={id} drawing={drawing} scene={scene} />}
      </defs>
      {room === undefined ? <rect {...area} fill="#3a3742" /> : <RoomPlate room={room} scene={scene} area={area} />}
      <rect {...area} fill={`url(#${id}dark)`} />
      {isLit && <SignTubes {...layer} layer="wash" filter={`url(#${id}wash)`} />}
      <Backboard {...layer} scene={scene} />
      <SignTubes {...layer} layer="glass" />
      {isLit && (
        <g className={styles['light']}>
          <SignTubes {...layer} layer="halo" filter={`url(#${id}halo)`} />
          <SignTubes {...layer} layer="glow" filter={`url(#${id}glow)`} />
          <SignTubes {...layer} layer="edge" />
          <SignTubes {...layer} layer="core" filter={`url(#${id}core)`} />
        </g>
      )}
      {hasDimensions && <Dimensions board={scene.board} viewBox={viewBox} />}
    </svg>
  );
}

/** Returns the part of the wall that a picture always shows, cm. */
function viewBoxOf(
  scene: SignScene,
  { room, aspect, isCloseUp }: { room: Room | undefined; aspect: number | undefined; isCloseUp: boolean },
): WallArea {
  if (aspect === undefined && room !== undefined) return roomViewBox(scene, room);
  const { width, height, board } = scene;
  if (aspect === undefined || !isCloseUp) return { x: 0, y: 0, width, height };
  const closeWidth = closeUpScale * Math.max(board.width, board.height * aspect);
  return {
    x: board.x - (closeWidth - board.width) / 2,
    y: board.y - (closeWidth / aspect - board.height) / 2,
    width: closeWidth,
    height: closeWidth / aspect,
  };
}

/** Size of a close-up in relation to the board that fills it. */
const closeUpScale = 1.08;

/** Limits of the aspects (width / height) of the boxes that show a picture without an aspect of its own: on large and on small screens. */
const boxAspects = { min: 3 / 2, max: 25 / 12 };

/**
 * Returns the part of a room that the preview always shows, cm: at least 220 cm of its width with the sign above the middle,
 * so that it is seen beside the furniture; of a wall without furniture 84 cm, so that a short word is seen to be smaller.
 */
function roomViewBox(scene: SignScene, room: Room): WallArea {
  // `above` is the share of the added height that is above the sign
  const { minWidth, above } = getRoom(room).hasFurniture
    ? { minWidth: 220, above: 0.06 }
    : { minWidth: 84, above: 0.47 };
  const width = Math.max(scene.width, minWidth);
  const height = Math.max(scene.height, minWidth / boxAspects.max);
  return { x: (scene.width - width) / 2, y: above * (scene.height - height), width, height };
}

/** Returns the part of the wall that the boxes show, cm. */
function visibleWall(viewBox: WallArea): WallArea {
  const width = Math.ceil(Math.max(viewBox.width, viewBox.height * boxAspects.max));
  const height = Math.ceil(Math.max(viewBox.height, viewBox.width / boxAspects.min));
  return { x: viewBox.x + (viewBox.width - width) / 2, y: viewBox.y + (viewBox.height - height) / 2, width, height };
}

/** Returns how dark the wall is behind the sign and at the edge of the picture (0 to 1). */
function shades({ isLit, isDay, isCloseUp }: Record<'isLit' | 'isDay' | 'isCloseUp', boolean>): [number, number] {
  if (isCloseUp) return [0.42, 0.42];
  if (isDay) return [0, 0.2];
  return isLit ? [0.42, 0.86] : [0.66, 0.84];
}
