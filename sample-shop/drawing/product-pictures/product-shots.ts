import { neonColours } from '@lumora/shared-contract/styles';
import type { SampleProduct } from '../../src/lines/sample-line.ts';
import type { PictureView } from '../../src/picture-index.ts';
import type { Photograph } from '../cameras/camera.ts';
import type { ProductSign } from '../product-signs/product-sign.ts';
import { openStudio } from './product-studio.ts';
import { rooms } from '../rooms/rooms.ts';
import type { ColourSwap, NeonColour } from '../scene/sign.ts';
import { wallDescriptions } from '../scene/walls.ts';

export interface ProductPicture {
  view: PictureView;
  colour: NeonColour;
  alt: string;
  /** Everything that decides what is seen, as text: equal text, equal picture. */
  plan: string;
  take(): Promise<Photograph>;
}

/** Raised when the drawing changes, so that all pictures of products are drawn again. */
const edition = 1;

/** Returns the pictures of one product: lit and switched off in every colour that it comes in, the others in the first. */
export function picturesOf(sign: ProductSign, product: SampleProduct): ProductPicture[] {
  const colours = product.colours.map(neonSlug);
  const swaps = colours.map((colour) => swapTo(sign, colours[0], colour));
  const { sizes, backboards } = product;
  const studio = openStudio(sign, product, swaps);
  const { room, ...drawn } = sign;
  const picture = (view: PictureView, colourway: number, take: () => Promise<Photograph>): ProductPicture => ({
    view,
    colour: colours[colourway] ?? 'ice-white',
    alt: altOf(view, sign, swaps[colourway] ?? {}),
    plan: JSON.stringify([
      edition,
      view,
      drawn,
      swaps[colourway],
      sizes[0],
      backboards[0],
      ...(view === 'room' ? [room, sizes] : []),
    ]),
    take,
  });
  const pairs = colours.map((_colour, index) => [
    picture('front', index, () => studio.front(index, true)),
    picture('off', index, () => studio.front(index, false)),
  ]);
  return [
    ...(pairs[0] ?? []),
    picture('side', 0, studio.side),
    picture('close', 0, studio.close),
    picture('room', 0, studio.room),
    ...pairs.slice(1).flat(),
  ];
}

export function neonSlug(name: string): NeonColour {
  const colour = neonColours.find((candidate) => candidate.name === name);
  if (!colour) throw new Error(`There is no tube colour “${name}”.`);
  return colour.slug;
}

/** The first colour that a product comes in is that of its main tubes; a variant changes those, the others stay. */
function swapTo({ pieces }: ProductSign, first: NeonColour | undefined, wanted: NeonColour): ColourSwap {
  const lit = pieces.filter(({ kind }) => kind !== 'solid').map(({ colour }) => colour);
  const main = lit.find((colour) => colour === first) ?? lit[0];
  return main && main !== wanted ? { [main]: wanted } : {};
}

function altOf(view: PictureView, { subject, pieces, wall, room }: ProductSign, swap: ColourSwap): string {
  const colours = coloursOf(pieces, swap);
  const seen = {
    front: `${subject}, ${colours}, on ${wallDescriptions[wall]}`,
    // the view first, because a list of pictures may cut the end
    off: `Switched off in daylight: ${subject}, ${colours}`,
    side: `From the side: ${subject}, ${colours}`,
    close: `Close-up: ${subject}, ${colours}`,
    room: `In a room, ${rooms[room].description}: ${subject}, ${colours}`,
  };
  return seen[view];
}

function coloursOf(pieces: ProductSign['pieces'], swap: ColourSwap) {
  const lit = pieces.filter(({ kind }) => kind !== 'solid');
  const slugs = [...new Set(lit.map(({ colour }) => swap[colour] ?? colour))];
  const names = slugs.map((slug) => neonColours.find((colour) => colour.slug === slug)?.name.toLowerCase() ?? slug);
  return `in ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')}`;
}
