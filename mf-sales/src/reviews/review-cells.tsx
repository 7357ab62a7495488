import { styled } from '@mui/material/styles';
import type { ReviewRow } from '@lumora/shared-contract/reviews';
import { shopDay } from '@lumora/shared-ui';

/**
 * On as many lines as a moderator needs; rows with up to four lines are equally high. The other cells of its row have their
 * first line, checkbox, button or state beside its first line; a photo begins there.
 */
export const CompactComment = styled('span')({
  // overrides the styles of other cells with a tooltip
  '&&&&': { display: '-webkit-box', paddingBlock: 0 },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  alignSelf: 'start',
  minHeight: 80,
  overflow: 'hidden',
  marginBlock: 'calc(var(--first-line) - 0.625rem) 12px',
  whiteSpace: 'normal',
  lineHeight: '1.25rem',
  '*:has(+ &)': { alignSelf: 'start', marginTop: 'calc(var(--first-line) - 0.625rem)' },
  '[role="row"]:has(&)': {
    // distance from the top of the row to the middle of its first line
    '--first-line': '1.375rem',
    '& > *': { alignContent: 'start' },
    '& > * > [title]': { paddingBlock: 'calc(var(--first-line) - 0.625rem) 12px' },
    '& > * > label': { alignContent: 'start', paddingTop: 'calc(var(--first-line) - 8px)' },
    '& > * > button': { marginTop: 'calc(var(--first-line) - 18px)' },
    '@media (pointer: coarse)': {
      // buttons are higher
      '--first-line': '1.875rem',
      '& > * > button': { marginTop: 'calc(var(--first-line) - 22px)' },
    },
  },
});

/** Centres the button or the state on the first line of a row with `CompactComment`. */
export const Decision = styled('span')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'calc(2 * var(--first-line, 0px))',
});

export const RatingDayAndProduct = styled('small')({
  '&, & > span': { display: 'block' },
  '& > a': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    whiteSpace: 'normal',
  },
});

/** Below rating and day, on up to three lines. */
export const PhoneProduct = styled('span')({
  '[role="gridcell"] [title] > small:has(&)': { WebkitLineClamp: 4, marginBottom: 8 },
});

/** Emphasized, because moderators decide by the rating and the comment. */
const Rating = styled('strong')(({ theme: { vars } }) => ({ color: vars.palette.text.primary, fontWeight: 600 }));

/** Shows “5 ★ · 27 Nov”. */
export function RatingAndDay({ review: { rating, created_at } }: { review: ReviewRow }) {
  return (
    <>
      <Rating>{rating} ★</Rating> · {shopDay(created_at)}
    </>
  );
}
