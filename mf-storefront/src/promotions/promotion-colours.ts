import type { ActivePromotions, ActiveHeaderOffer } from '@lumora/shared-contract/promotions';
import { readableTextColour } from '@lumora/shared-contract/styles';

/** CSS custom properties with their colours. */
type Colours = Record<`--${string}`, string>;

/** Returns CSS rules with the colours of the promotions, because the CSP of shop pages forbids style attributes. */
export function promotionRules({ header_offers, festival }: ActivePromotions): string {
  const rules = header_offers.map((offer) => rule(`[data-offer='${offer.id}']`, offerColours(offer)));
  return [rule(':root', festivalColours(festival)), ...rules].join('');
}

/** Returns the colours of an offer; a text colour with too little contrast (WCAG AA) is replaced by black or white. */
export function offerColours({ background_colour, text_colour }: ActiveHeaderOffer): Colours {
  return { '--offer-ground': background_colour, '--offer-ink': readableTextColour(background_colour, text_colour) };
}

/** Returns the colour of the festival, or `initial`, with which `var()` uses its fallback. */
export function festivalColours(festival: ActivePromotions['festival']): Colours {
  return { '--lumora-festival': festival?.colour ?? 'initial' };
}

/** Sets the properties on an element by script, which the CSP allows. */
export function setColours(element: HTMLElement | null, colours: Colours): void {
  for (const [name, colour] of Object.entries(colours)) element?.style.setProperty(name, colour);
}

function rule(selector: string, colours: Colours): string {
  return `${selector}{${Object.entries(colours)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';')}}`;
}
