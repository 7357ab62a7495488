import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import type { TableSelection } from './table-selection.ts';
import { ToolButton } from '../menus/tool-button.tsx';
import { PageCheckbox } from './page-checkbox.tsx';
import * as styles from './checkbox-cell.module.css';
import * as barStyles from './selection-bar.module.css';

/** Attribute by which `useFocusRestore` finds the bar. */
export const selectionBarAttribute = 'data-selection-bar';

interface SelectionBarProps extends TableSelection {
  /** keys of the rows of the page, on a screen without the checkbox in the header */
  pageKeys: readonly (string | number)[] | undefined;
}

/**
 * Renders the number of selected rows, their actions and Clear. Covers the toolbar, so that the layout does not move; on a
 * phone it is at the bottom of the screen, where a thumb reaches it from every row.
 */
export function SelectionBar({ selected, onChange, actions, pageKeys }: SelectionBarProps) {
  const count = selected.size;
  const pageCount = pageKeys?.filter((key) => selected.has(key)).length;

  function selectPage(isSelected: boolean) {
    const others = [...selected].filter((key) => !pageKeys?.includes(key));
    onChange(new Set(isSelected ? [...others, ...(pageKeys ?? [])] : others));
  }

  return (
    <div {...{ [selectionBarAttribute]: '' }} className={barStyles.bar} data-open={count > 0 || undefined}>
      {count > 0 && pageKeys && pageKeys.length > 0 && (
        <Box className={styles.select} sx={pageCheckboxStyles}>
          <PageCheckbox
            isSelected={pageCount === pageKeys.length}
            isIndeterminate={pageCount !== 0 && pageCount !== pageKeys.length}
            onChange={selectPage}
          />
        </Box>
      )}
      {/* always rendered, because a live region that is added with its text is not announced */}
      <Box component="span" role="status" sx={{ flexShrink: 0 }}>
        {count > 0 && (pageKeys ? <ShortCount count={count} /> : `${count} selected`)}
      </Box>
      {count > 0 && (
        <>
          <Box sx={actionsStyles}>{actions}</Box>
          <ToolButton label="Clear" onClick={() => onChange(new Set())}>
            <CloseRounded />
          </ToolButton>
        </>
      )}
    </div>
  );
}

/** On a phone the actions need the room. */
function ShortCount({ count }: { count: number }) {
  return (
    <>
      {count}
      <Box component="span" sx={visuallyHidden}>
        {' selected'}
      </Box>
    </>
  );
}

/** Above the checkboxes of the rows. */
const pageCheckboxStyles = { width: 44, height: '100%', ml: -1, mr: -1, flexShrink: 0 };
/** Actions that do not fit are reached by scrolling. */
const actionsStyles = {
  display: 'flex',
  gap: { xs: 0.5, sm: 1 },
  flexGrow: 1,
  minWidth: 0,
  py: 0.5,
  overflowX: 'auto',
  '& > *': { flexShrink: 0 },
};
