import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { firstItems } from '../http/first-items.ts';
import { neonColours, type NeonTube } from '../styles/neon-colours.ts';
import { designFonts, type DesignFont } from './design-fonts.ts';
import { backboards, maxDesignLines, minDesignWidthCm, maxDesignWidthCm, type Backboard } from './design-limits.ts';
import { designProblems } from './design-problems.ts';
import { normalizeText } from './normalize-text.ts';

const slugsOf = <Slug extends string>(items: readonly { slug: Slug }[]) => items.map(({ slug }) => slug);
const width = 'The width is a whole number of centimetres';
const face = 'Choose one of our fonts';
const tube = 'Choose one of the nine tube colours';
const board = 'Choose a backboard';

const lineInput = object({
  text: string()
    .transform((_value, original: unknown) => (typeof original === 'string' ? normalizeText(original) : original))
    .typeError('Send the text as text')
    .required('Write something on this line.'),
  face: mixed<DesignFont>().required(face).oneOf(slugsOf(designFonts), face),
  tube: mixed<NeonTube>().required(tube).oneOf(slugsOf(neonColours), tube),
});

const designFields = object({
  lines: array(lineInput.required('Send each line with text, face and tube'))
    .transform(firstItems(maxDesignLines))
    .typeError('Send the lines as a list.')
    .required('Send the lines as a list.')
    .min(1, 'Write something first.')
    .max(maxDesignLines, `At most ${maxDesignLines} lines`),
  width_cm: number()
    .typeError(width)
    .required(width)
    .integer(width)
    .min(minDesignWidthCm, `At least ${minDesignWidthCm} cm wide`)
    .max(maxDesignWidthCm, `At most ${maxDesignWidthCm} cm wide`),
  backboard: mixed<Backboard>().required(board).oneOf(slugsOf(backboards), board),
  dimmer: boolean().required('Say whether it has a dimmer'),
  outdoor: boolean().required('Say whether it hangs outdoors'),
});

/** Body of `POST /designs`. What is well formed but cannot be made is refused with `designProblems`' own words. */
export const designInput = designFields.test('can be made', (design, { createError }) => {
  // the rules of the fields speak for themselves, and come after this one
  if (!designFields.isValidSync(design)) return true;
  const [problem] = designProblems(design);
  return problem === undefined || createError({ path: problem.field, message: problem.message });
});
export type DesignInput = InferType<typeof designInput>;

/** Path of `GET /designs/{id}`. */
export const designParams = object({ id: string().required() });
