import type { SignScene } from '@lumora/shared-contract/designs';
import { getRoom, plateCm, type Room } from './rooms.ts';

/** A part of the wall, cm from the top left corner of the scene. */
export interface WallArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface RoomPlateProps {
  room: Room;
  scene: Pick<SignScene, 'board' | 'middle'>;
  /** the part of the wall that the plate covers */
  area: WallArea;
}

/** Renders the wall of a room behind a sign, to scale in cm; enlarged if the sign needs more wall than the plate shows. */
export function RoomPlate({ room, scene, area }: RoomPlateProps) {
  const scale = Math.max(1, area.width / plateCm.width, area.height / plateCm.height);
  const [plateWidth, plateHeight] = [plateCm.width * scale, plateCm.height * scale];
  const { board } = scene;
  // a tall sign is higher on the wall, so that its dimension label is above the furniture
  const y = Math.max(
    board.y + board.height / 2 - plateCm.signBelowTop * scale,
    board.y + board.height + dimensionLabelCm - plateCm.furnitureBelowTop * scale,
  );
  return (
    <image
      href={getRoom(room).plate}
      x={rounded(clamp(scene.middle - plateWidth / 2, area.x + area.width - plateWidth, area.x))}
      y={rounded(clamp(y, area.y + area.height - plateHeight, area.y))}
      width={rounded(plateWidth)}
      height={rounded(plateHeight)}
      preserveAspectRatio="none"
    />
  );
}

/** Room (cm) for the dimension label below a sign, which has a fixed size in pixels. */
const dimensionLabelCm = 19;

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function rounded(cm: number): number {
  return Math.round(cm * 10) / 10;
}
