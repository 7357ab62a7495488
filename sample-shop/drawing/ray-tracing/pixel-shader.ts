import { createBoardShader } from './board-shader.ts';
import { createImageReader } from '../fields/image-reader.ts';
import { createShader, type Light, type Spot } from './shade.ts';
import type { Lighting } from '../lighting/sign-lighting.ts';
import type { SignModel } from '../model/sign-model.ts';
import type { Ray } from '../cameras/studio-camera.ts';
import { emptyHit, type Hit, type Tracer } from './trace.ts';

/** Creates a function that sets the light of a ray from its hit, through the clear boards before it. */
export function createPixelShader(model: SignModel, lighting: Lighting, { sampler }: Tracer) {
  const { tubes } = model;
  const shade = createShader(model, lighting);
  const boards = [
    ...model.plates.filter(({ material }) => material === 'clear'),
    ...model.plates.filter(({ material }) => material === 'opaque'),
  ];
  const ownAt = createImageReader(lighting.own, model.canvas);
  const wallAt = createImageReader(lighting.wall, model.canvas);
  const { addMirrored, traceThroughBoard } = createBoardShader(model, lighting, { sampler, ownAt });
  const spot: Spot = {
    hit: emptyHit(),
    offset: 0,
    kind: 0,
    toEnd: Infinity,
    edge: 0,
    own: (channel) => ownAt(spot.hit.x, spot.hit.y, channel),
    wall: (channel) => wallAt(spot.hit.x, spot.hit.y, channel),
  };

  return (ray: Ray, hit: Hit, light: Light) => {
    spot.hit = hit;
    if (hit.isBare) return shade(spot, light);
    sampler.moveTo(hit.x, hit.y);
    if (hit.part === 'tube') {
      spot.kind = tubes.kind[sampler.pixel()] ?? 0;
      spot.offset = 1 + sampler.sample(tubes.gap) / (tubes.kinds[spot.kind]?.radius ?? 1);
      spot.toEnd = sampler.sample(tubes.ends);
    } else if (typeof hit.part === 'object') spot.edge = sampler.sample(hit.part.outline);
    shade(spot, light);
    for (const board of boards) {
      if (board === hit.part && hit.nz > 0.8) addMirrored(ray, board, light);
      if (board.material === 'clear' && hit.z < board.front - 0.5) traceThroughBoard(ray, hit, board, light);
    }
  };
}
