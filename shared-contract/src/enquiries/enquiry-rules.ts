import { compactReference } from '../format/compact-reference.ts';
import { imageRules } from '../images/image-rules.ts';

/** Returns whether a typed text is the number of an enquiry, such as `enq 7av439`: in any case, with any dash or none. */
export function isEnquiryReference(typed: string): boolean {
  return /^ENQ[2-9A-HJKMNP-Z]{6}$/.test(compactReference(typed));
}

/** Completes a typed number of an enquiry, such as `enq 7av439`: upper case, with its prefix, without other characters. */
export function normalizeEnquiryReference(typed: string): string {
  return `ENQ-${compactReference(typed).replace(/^ENQ/, '')}`;
}

/** Statuses of an enquiry, in their usual order; each may follow any other. */
export const enquiryStatuses = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Formats of a stored logo: WebP if it is transparent, else JPEG. */
export const logoFormats = ['webp', 'jpeg'] as const;
export type LogoFormat = (typeof logoFormats)[number];

/** Types and max size (bytes) of the file of a logo; the other limits are those of every uploaded image. */
export const logoRules = {
  mimeTypes: [...imageRules.mimeTypes, 'image/svg+xml'],
  maxBytes: imageRules.maxBytes,
  hint: 'PNG, JPG, WEBP or SVG, at most 5 MB',
} as const;

/** Width of a sign made from a logo, in cm. */
export const minLogoWidthCm = 20;
export const maxLogoWidthCm = 300;
export const maxWishLength = 1_000;
