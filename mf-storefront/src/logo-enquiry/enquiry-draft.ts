import { enquiryInput, logoRules } from '@lumora/shared-contract/enquiries';
import { validationMessages } from '@lumora/shared-contract/http';
import { imageFileError } from '../form-field/image-file-field.tsx';

/** The values of the form. */
export interface EnquiryDraft {
  logo: File | null;
  width_cm: string;
  wish: string;
  name: string;
  phone: string;
  email: string;
}

export type EnquiryField = keyof EnquiryDraft;
/** Error messages by field. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export const emptyDraft: EnquiryDraft = { logo: null, width_cm: '', wish: '', name: '', phone: '', email: '' };

/** Fields in the order of the form. */
export const enquiryFields = ['logo', 'width_cm', 'wish', 'name', 'phone', 'email'] as const satisfies EnquiryField[];

/** Validates the form by the schema of the API, and the file by its declared type and size. */
export function checkDraft({ logo, ...fields }: EnquiryDraft): EnquiryErrors {
  const logoError = logo === null ? 'Choose the file of your logo' : imageFileError(logo, logoRules);
  return { ...(logoError && { logo: logoError }), ...validationMessages(enquiryInput, fields) };
}
