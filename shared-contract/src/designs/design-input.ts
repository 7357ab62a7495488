import { array, boolean, mixed, number, object, string, type InferType } from '../validation/schema.ts';
import { firstItems } from '../http/first-items.ts';
import { neonColours, type NeonTube } from '../styles/neon-colours.ts';
import { designFonts, replaceWithdrawnFont, type DesignFont } from './design-fonts.ts';
import {
  backboards,
  maxDesignLineLength,
  maxDesignLines,
  maxTypedLineLength,
  minDesignWidthCm,
  maxDesignWidthCm,
  type Backboard,
} from './design-limits.ts';
import { designProblems } from './design-problems.ts';
import { normalizeText } from './normalize-text.ts';

const slugsOf = <Slug extends string>(items: readonly { slug: Slug }[]) => items.map(({ slug }) => slug);
const widthMessage = 'The width is a whole number of centimetres';
const fontMessage = 'Choose one of our fonts';
const tubeMessage = 'Choose one of the nine tube colours';
const boardMessage = 'Choose a backboard';

const textField = string()
  .transform((_value, original: unknown) => (typeof original === 'string' ? normalizeText(original) : original))
  .typeError('Send the text as text')
  .required('Write something on this line.');
const fontField = mixed<DesignFont>()
  .transform(replaceWithdrawnFont)
  .required(fontMessage)
  .oneOf(slugsOf(designFonts), fontMessage);

const lineInput = object({
  text: textField,
  font: fontField,
  tube: mixed<NeonTube>().required(tubeMessage).oneOf(slugsOf(neonColours), tubeMessage),
});

const designFields = object({
  lines: array(lineInput.required('Send each line with text, font and tube'))
    .transform(firstItems(maxDesignLines))
    .typeError('Send the lines as a list.')
    .required('Send the lines as a list.')
    .min(1, 'Write something first.')
    .max(maxDesignLines, `At most ${maxDesignLines} lines`),
  width_cm: number()
    .typeError(widthMessage)
    .required(widthMessage)
    .integer(widthMessage)
    .min(minDesignWidthCm, `At least ${minDesignWidthCm} cm wide`)
    .max(maxDesignWidthCm, `At most ${maxDesignWidthCm} cm wide`),
  backboard: mixed<Backboard>().required(boardMessage).oneOf(slugsOf(backboards), boardMessage),
  dimmer: boolean().required('Say whether it has a dimmer'),
  outdoor: boolean().required('Say whether it hangs outdoors'),
});

/** Body of `POST /designs`. A design that is well formed but cannot be made is rejected with a message of `designProblems`. */
export const designInput = designFields.test('can be made', (design, { createError }) => {
  // this test runs before those of the fields, which have messages of their own
  if (!designFields.isValidSync(design)) return true;
  const [problem] = designProblems(design);
  return problem === undefined || createError({ path: problem.field, message: problem.message });
});
export type DesignInput = InferType<typeof designInput>;

/** Query of `GET /designs/strokes`: one line of a design. */
export const lineStrokesQuery = object({
  text: textField.max(maxTypedLineLength, `At most ${maxDesignLineLength} letters on a line.`),
  font: fontField,
});

/** Path of `GET /designs/{id}`. */
export const designParams = object({ id: string().required() });
