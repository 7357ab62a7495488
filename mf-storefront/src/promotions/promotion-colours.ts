import { readableTextColour, type ActivePromotions, type ActiveHeaderOffer } from '@lumora/shared-contract';

/** CSS custom properties of one offer, and of the shop while a festival is on. */
type Colours = Record<`--${string}`, string>;

/** The colours of what is on offer as rules of the page: the policy of shop pages forbids style attributes. */
export function promotionRules({ header_offers, festival }: ActivePromotions): string {
  const rules = header_offers.map((offer) => rule(`[data-offer='${offer.id}']`, offerColours(offer)));
  return [rule(':root', festivalColours(festival)), ...rules].join('');
}

/** Words that could not be read on their ground (WCAG AA) are black or white instead. */
export function offerColours({ background_colour: ground, text_colour: ink }: ActiveHeaderOffer): Colours {
  return { '--offer-ground': ground, '--offer-ink': readableTextColour(ground, ink) };
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
