import type { ActivePromotions, ShownOffer } from '@lumora/shared-contract';

/** CSS custom properties of one offer, and of the shop while a festival is on. */
type Colours = Record<`--${string}`, string>;

/** The colours of what is on offer as rules of the page: the policy of shop pages forbids style attributes. */
export function promotionRules({ header_offers, festival }: ActivePromotions): string {
  const rules = header_offers.map((offer) => rule(`[data-offer='${offer.id}']`, offerColours(offer)));
  return [rule(':root', festivalColours(festival)), ...rules].join('');
}

/** Words that could not be read on their ground (WCAG AA) are black or white instead. */
export function offerColours({ background_colour: ground, text_colour: ink }: ShownOffer): Colours {
  const isReadable = contrast(ground, ink) >= 4.5;
  const readable = contrast(ground, '#ffffff') > contrast(ground, '#000000') ? '#ffffff' : '#000000';
  return { '--offer-ground': ground, '--offer-ink': isReadable ? ink : readable };
}

/** `initial` is as if it had never been set: what uses it falls back to the shop's own colours. */
export function festivalColours(festival: ActivePromotions['festival']): Colours {
  return { '--lumora-festival': festival?.colour ?? 'initial' };
}

/** Paints an element where a script may, which is what the policy allows. */
export function paint(element: HTMLElement | null, colours: Colours): void {
  for (const [name, colour] of Object.entries(colours)) element?.style.setProperty(name, colour);
}

function rule(selector: string, colours: Colours): string {
  return `${selector}{${Object.entries(colours)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';')}}`;
}

/** Contrast of two colours such as `#ff2e88`, 1…21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
