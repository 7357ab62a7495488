import { designFaces, type DesignFace } from '@lumora/shared-contract';
import { isHindi } from './is-hindi.ts';

/** The face that goes on writing a line: the one it has, unless that cannot write what was typed. */
export function writingFace(face: DesignFace = 'tilt-neon', text: string): DesignFace {
  const canWrite = !isHindi(text) || designFaces.some(({ slug, hindi }) => slug === face && hindi);
  return canWrite ? face : 'baloo-2';
}
