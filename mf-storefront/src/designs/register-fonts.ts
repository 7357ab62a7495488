import amaticSc from '@fontsource/amatic-sc/files/amatic-sc-latin-400-normal.woff2';
import balooTwoHindi from '@fontsource/baloo-2/files/baloo-2-devanagari-400-normal.woff2';
import balooTwo from '@fontsource/baloo-2/files/baloo-2-latin-400-normal.woff2';
import caveat from '@fontsource/caveat/files/caveat-latin-400-normal.woff2';
import comfortaa from '@fontsource/comfortaa/files/comfortaa-latin-400-normal.woff2';
import dancingScript from '@fontsource/dancing-script/files/dancing-script-latin-400-normal.woff2';
import kalamHindi from '@fontsource/kalam/files/kalam-devanagari-400-normal.woff2';
import kalam from '@fontsource/kalam/files/kalam-latin-400-normal.woff2';
import pacifico from '@fontsource/pacifico/files/pacifico-latin-400-normal.woff2';
import poiretOne from '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2';
import poppinsHindi from '@fontsource/poppins/files/poppins-devanagari-400-normal.woff2';
import poppins from '@fontsource/poppins/files/poppins-latin-400-normal.woff2';
import quicksand from '@fontsource/quicksand/files/quicksand-latin-400-normal.woff2';
import sacramento from '@fontsource/sacramento/files/sacramento-latin-400-normal.woff2';
import tillanaHindi from '@fontsource/tillana/files/tillana-devanagari-400-normal.woff2';
import tillana from '@fontsource/tillana/files/tillana-latin-400-normal.woff2';
import tiltNeon from '@fontsource/tilt-neon/files/tilt-neon-latin-400-normal.woff2';
import varelaRound from '@fontsource/varela-round/files/varela-round-latin-400-normal.woff2';
import type { DesignFont } from '@lumora/shared-contract/designs';

/**
 * Registers the fonts of the designer with the page, which fetches each when text uses it. Not in a stylesheet, because a
 * stylesheet loaded by a script does not know the base URL of the release.
 */
export function registerFonts(): void {
  if (isRegistered || typeof FontFace === 'undefined') return;
  isRegistered = true;
  for (const [font, { latin, hindi }] of Object.entries(fontFiles)) {
    addFont(font, latin, latinRange);
    if (hindi !== undefined) addFont(font, hindi, hindiRange);
  }
}

let isRegistered = false;

function addFont(font: string, file: string, unicodeRange: string): void {
  const descriptors = { unicodeRange, display: 'swap', ...fallbackMetrics } as const;
  document.fonts.add(new FontFace(`Sign ${font}`, `url(${file}) format('woff2')`, descriptors));
}

/** Metrics of the fallback font, so that samples do not move when their font is loaded. */
const fallbackMetrics = { ascentOverride: '99%', descentOverride: '27%', lineGapOverride: '0%' };

const latinRange = 'U+0020-00FF, U+2013-2014, U+2018-201D, U+2022, U+2026';
const hindiRange = 'U+0900-097F, U+200C-200D, U+25CC';

const fontFiles: Record<DesignFont, { latin: string; hindi?: string }> = {
  'tilt-neon': { latin: tiltNeon },
  sacramento: { latin: sacramento },
  pacifico: { latin: pacifico },
  comfortaa: { latin: comfortaa },
  quicksand: { latin: quicksand },
  'poiret-one': { latin: poiretOne },
  caveat: { latin: caveat },
  'dancing-script': { latin: dancingScript },
  'varela-round': { latin: varelaRound },
  'amatic-sc': { latin: amaticSc },
  'baloo-2': { latin: balooTwo, hindi: balooTwoHindi },
  kalam: { latin: kalam, hindi: kalamHindi },
  tillana: { latin: tillana, hindi: tillanaHindi },
  poppins: { latin: poppins, hindi: poppinsHindi },
};
