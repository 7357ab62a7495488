/** What lies over the page, and comes when something is to be opened. */
const overlays = [
  'Backdrop',
  'Dialog',
  'DialogActions',
  'DialogContent',
  'DialogContentText',
  'DialogTitle',
  'Divider',
  'Drawer',
  'Fade',
  'Grow',
  'List',
  'ListItem',
  'ListItemIcon',
  'ListItemText',
  'ListItemButton',
  'ListSubheader',
  'Menu',
  'MenuItem',
  'MenuList',
  'Modal',
  'Popover',
  'Popper',
  'Portal',
  'Slide',
  'Tooltip',
  'Unstable_TrapFocus',
];

const fields = [
  'Autocomplete',
  'useAutocomplete',
  'Checkbox',
  'Select',
  'NativeSelect',
  'Switch',
  'FormControl',
  'FormControlLabel',
  'FormGroup',
  'FormLabel',
  'FormHelperText',
  'InputAdornment',
  'InputBase',
  'InputLabel',
  'OutlinedInput',
  'TextField',
  'TextareaAutosize',
  'FilledInput',
  'Input',
  'Tab',
  'Tabs',
  'TabScrollButton',
];

/** The code of MUI components, but not the class names that other components refer to. */
const codeOf = (modules: string[]) => `@mui/material/(${modules.join('|')})/(?!\\w+Classes\\.)`;

/** The pieces of shell and kit that are overlays themselves. */
const overlayParts = 'shared-ui/src/.+/(tooltip-bubble|tool-choices|confirm-dialog)|frame/(account|colour-mode)-menu';

const formPackages =
  '/(formik|yup|lodash-es|property-expr|tiny-case|toposort|deepmerge|react-fast-compare|tiny-warning)/';

/** Few files beside the entry: tables, fields, forms and overlays come when the first of them is opened. */
export const consoleChunks = {
  // an initial chunk would get no hash in the run-time's list
  chunks: 'async' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    table: chunkOf('table', 'react-data-grid|shared-ui/src/data-table', 30),
    // the words of a refusal are a table's, too, which should not bring the forms
    form: chunkOf('form', `node_modules${formPackages}|shared-ui/src/form/(?!save-error)`, 30),
    overlays: chunkOf('overlays', `${codeOf(overlays)}|@popperjs/|${overlayParts}`, 40),
    fields: chunkOf('fields', codeOf(fields), 20),
    more: chunkOf('more', 'node_modules/(?!@mui/icons-material/)', 10),
  },
};

function chunkOf(name: string, test: string, priority: number) {
  return { name, test: new RegExp(test), priority, enforce: true };
}
