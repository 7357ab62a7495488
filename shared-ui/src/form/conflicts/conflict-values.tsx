import { styled } from '@mui/material/styles';
import { touchScreen } from '../../theme/phone-screen.ts';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal.ts';

interface ConflictValuesProps {
  /** label of the field */
  label: string;
  /** name of the field, which is unique in its form */
  name: string;
  yours: string;
  theirs: string;
  /** true while the value of the other user is kept */
  isTheirs: boolean;
  onKeepYours: () => void;
  onKeepTheirs: () => void;
}

/** Renders the two values of a field that two users changed, as a choice. */
export function ConflictValues(props: ConflictValuesProps) {
  const { label, name, yours, theirs, isTheirs, onKeepYours, onKeepTheirs } = props;
  // a save from here removes the choice
  useFocusAfterRemoval();

  return (
    <Choices>
      <legend>{label}: value to keep</legend>
      <Choice name={name} label="Yours" text={yours} isChecked={!isTheirs} onCheck={onKeepYours} />
      <Choice name={name} label="Theirs" text={theirs} isChecked={isTheirs} onCheck={onKeepTheirs} />
    </Choices>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  text: string;
  isChecked: boolean;
  onCheck: () => void;
}

function Choice({ name, label, text, isChecked, onCheck }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={`${name}-conflict`} checked={isChecked} onChange={onCheck} />
      <span>
        <b>{label}:</b> {text.trim() === '' ? 'empty' : `“${text}”`}
      </span>
    </label>
  );
}

const Choices = styled('fieldset')(({ theme: { vars } }) => ({
  minInlineSize: 0,
  margin: '8px 0 0',
  padding: '4px 12px',
  border: `1px solid ${vars.palette.warning.main}`,
  borderRadius: 6,
  fontSize: '0.8125rem',
  '& legend': { padding: '0 4px', fontSize: '0.75rem', color: vars.palette.text.secondary },
  '& label': { display: 'flex', alignItems: 'baseline', gap: 8, paddingBlock: 4, cursor: 'pointer' },
  '& b': { fontWeight: 500 },
  // a long description shows its beginning
  '& span': {
    minInlineSize: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
  },
  '& input': { margin: 0, flex: 'none', accentColor: vars.palette.primary.main, translate: '0 2px' },
  '& input:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  [`@media ${touchScreen}`]: { '& label': { minBlockSize: 44, alignItems: 'center' } },
}));
