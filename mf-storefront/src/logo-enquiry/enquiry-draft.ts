import { atom } from 'jotai';
import { enquiryInput, logoRules } from '@lumora/shared-contract/enquiries';
import { validationMessages } from '@lumora/shared-contract/http';
import { imageFileError } from '../form-field/image-file-field.tsx';
import { parseTexts } from '../storage/parse-texts.ts';
import { storedAtom } from '../storage/stored-atom.ts';

/** Text fields in the order of the form. */
export const textFields = ['width_cm', 'wish', 'name', 'phone', 'email'] as const;
export type TextField = (typeof textFields)[number];

/** Fields in the order of the form. */
export const enquiryFields = ['logo', ...textFields] as const;
export type EnquiryField = (typeof enquiryFields)[number];
/** Error messages by field. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** The values of the form. */
export interface EnquiryDraft extends Record<TextField, string> {
  logo: File | null;
  /** name of the file that was chosen last, '' without one */
  logo_name: string;
}

export const emptyTexts: Omit<EnquiryDraft, 'logo'> = {
  width_cm: '',
  wish: '',
  name: '',
  phone: '',
  email: '',
  logo_name: '',
};

/** The texts of the form, stored for this tab, so that they survive a reload; empty on the server. */
export const enquiryTextsAtom = storedAtom('lumora-logo-enquiry', {
  parse: (text) => parseTexts(text, emptyTexts),
  format: (texts) => (Object.values(texts).every((text) => text === '') ? null : JSON.stringify(texts)),
  kind: 'session',
});

/** The chosen file, which lasts until a reload: storage holds texts only. */
export const logoAtom = atom<File | null>(null);

/** The errors of the fields, which last until a reload too. */
export const errorsAtom = atom<EnquiryErrors>({});

/** Validates the form by the schema of the API, and the file by its declared type and size. */
export function checkDraft({ logo, ...texts }: EnquiryDraft): EnquiryErrors {
  const logoError = logo === null ? 'Choose the file of your logo' : imageFileError(logo, logoRules);
  return { ...(logoError && { logo: logoError }), ...validationMessages(enquiryInput, texts) };
}
