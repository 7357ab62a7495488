import type { SignScene } from '@lumora/shared-contract/designs';
import { plateCm, rooms, type Room } from './rooms.ts';

interface RoomPlateProps {
  room: Room;
  scene: SignScene;
  /** height of the picture, cm; more than that of the scene where the picture is higher */
  height: number;
}

/** Renders the wall of a room behind a sign, to scale in cm; enlarged if the sign needs more wall than the plate shows. */
export function RoomPlate({ room, scene, height }: RoomPlateProps) {
  const scale = Math.max(1, scene.width / plateCm.width, height / plateCm.height);
  const [plateWidth, plateHeight] = [plateCm.width * scale, plateCm.height * scale];
  const top = (scene.height - height) / 2;
  const signAt = scene.board.y + scene.board.height / 2;
  const y = clamp(signAt - plateCm.signBelowTop * scale, top + height - plateHeight, top);
  return (
    <image
      href={rooms.find(({ slug }) => slug === room)?.plate}
      x={rounded(clamp(scene.middle - plateWidth / 2, scene.width - plateWidth, 0))}
      y={rounded(y)}
      width={rounded(plateWidth)}
      height={rounded(plateHeight)}
      preserveAspectRatio="none"
    />
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function rounded(cm: number): number {
  return Math.round(cm * 10) / 10;
}
