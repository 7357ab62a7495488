import { neonColours } from '@lumora/shared-contract';
import type { Photograph } from './camera.ts';
import type { Image } from './image.ts';
import type { ProductSign, Shot } from './product-signs/product-sign.ts';
import { rooms } from './rooms.ts';
import { hang, lightAtNight, lightByDay, takePicture, type ColourSwap, type HungSign } from './scene.ts';
import type { Sign, View } from './sign.ts';
import { wallWords, type WallName } from './walls.ts';

interface ProductPicture {
  alt: string;
  /** Everything that decides what is seen, as text: equal text, equal picture. */
  plan: string;
  take(): Promise<Photograph>;
}

interface Size {
  /** of what is lit, as a share of full size */
  scale: number;
  /** of the picture, in pixels */
  width: number;
}

/** The pictures of one product, in the order they are shown. Signs that are hung and lit once serve several of them. */
export function picturesOf(product: ProductSign, { scale, width }: Size): ProductPicture[] {
  const { subject, shots, ...rest } = product;
  const sign: Sign = { ...rest, alt: subject };
  const onItsWall = once(() => hang(sign, scale));
  const atNight = once(async () => lightAtNight(await onItsWall(), {}));
  const plan = (shot: Shot | 'front') => JSON.stringify([sign, shot]);
  const seed = (place: number) => `${sign.slug} ${place}`;

  const front: ProductPicture = {
    alt: `${subject}, ${coloursOf(sign, {})}, on ${wallWords[sign.wall]}`,
    plan: plan('front'),
    take: async () =>
      takePicture(await atNight(), { canvas: (await onItsWall()).canvas, view: sign.view, width, seed: seed(0) }),
  };
  const others = shots.map((shot, index): ProductPicture => {
    const { alt, hung, light, view } = setUp(shot, sign, { onItsWall, atNight, scale });
    return {
      alt,
      plan: plan(shot) + (shot.kind === 'room' ? JSON.stringify(rooms[shot.room]) : ''),
      take: async () =>
        takePicture(await light(), { canvas: (await hung()).canvas, view, width, seed: seed(index + 1) }),
    };
  });
  return [front, ...others];
}

interface SetUp {
  alt: string;
  hung(): Promise<HungSign>;
  light(): Promise<Image>;
  view: View | undefined;
}

interface Stage {
  onItsWall(): Promise<HungSign>;
  atNight(): Promise<Image>;
  scale: number;
}

function setUp(shot: Shot, sign: Sign, { onItsWall, atNight, scale }: Stage): SetUp {
  const { alt: subject, view } = sign;
  const turn = view?.turn ?? 0.1;
  const asHung = { hung: onItsWall, light: atNight };
  if (shot.kind === 'close') {
    const { x, y, zoom } = shot;
    return { ...asHung, alt: `Close-up: ${subject}`, view: { turn: turn > 0 ? -0.24 : 0.24, rise: 0.06, zoom, x, y } };
  }
  if (shot.kind === 'angle') {
    return { ...asHung, alt: `${subject}, seen from the side`, view: { turn: shot.turn, rise: 0.05, zoom: 1.08 } };
  }
  if (shot.kind === 'day') {
    return {
      alt: `${subject}, switched off in daylight`,
      hung: onItsWall,
      light: async () => lightByDay(await onItsWall()),
      view: { turn: -turn * 0.7, rise: 0, zoom: 1.02 },
    };
  }
  if (shot.kind === 'colours') {
    return {
      alt: `${subject}, ${coloursOf(sign, shot.swap)}`,
      hung: onItsWall,
      light: async () => lightAtNight(await onItsWall(), shot.swap),
      view,
    };
  }
  const { says, ...room } = rooms[shot.room];
  const { cables: _left, bokeh: _behind, ...moved } = sign;
  const inRoom = once(() => hang({ ...moved, wall: roomWall(sign.wall), ...room }, scale));
  return {
    alt: `${subject}, ${says}`,
    hung: inRoom,
    light: async () => lightAtNight(await inRoom(), {}),
    view: 'view' in room ? room.view : undefined,
  };
}

/** Rooms have no rainy panes for walls. */
function roomWall(wall: WallName): WallName {
  return wall === 'night-glass' ? 'plaster' : wall;
}

function coloursOf({ pieces }: Sign, swap: ColourSwap) {
  const lit = pieces.filter(({ kind }) => kind !== 'solid' && kind !== 'unlit');
  const slugs = [...new Set(lit.map(({ colour }) => swap[colour] ?? colour))];
  const names = slugs.map((slug) => neonColours.find((colour) => colour.slug === slug)?.name.toLowerCase() ?? slug);
  return `in ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')}`;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
