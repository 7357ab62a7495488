import { createRequire } from 'node:module';
import type { SharedPackage } from '@lumora/releases/release-schema';

/**
 * Every package that modules of the console share at run time: the shell provides them, remotes consume them.
 * A MUI component that is not listed here still works in a remote: it is then bundled into that remote.
 */
const muiModules = [
  'Alert',
  'Autocomplete',
  'Box',
  'Button',
  'ButtonBase',
  'Card',
  'Checkbox',
  'Chip',
  'CircularProgress',
  'CssBaseline',
  'Dialog',
  'DialogActions',
  'DialogContent',
  'DialogContentText',
  'DialogTitle',
  'Divider',
  'Drawer',
  'FormControl',
  'FormControlLabel',
  'FormHelperText',
  'IconButton',
  'InputAdornment',
  'InputBase',
  'InputLabel',
  'LinearProgress',
  'Link',
  'List',
  'ListItemButton',
  'ListItemIcon',
  'ListItemText',
  'ListSubheader',
  'Menu',
  'MenuItem',
  'OutlinedInput',
  'Popover',
  'Select',
  'Skeleton',
  'Stack',
  'SvgIcon',
  'Switch',
  'Tab',
  'Tabs',
  'TextField',
  'Tooltip',
  'Typography',
  'styles',
  'useMediaQuery',
  'utils',
].map((name) => `@mui/material/${name}`);

/** Matched by specifier (module-federation core#5042); a trailing slash shares every deep import below it. */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  '@tanstack/react-query',
  'jotai',
  '@emotion/react',
  'notistack',
  'formik',
  'yup',
  '@lumora/shared-auth',
  '@lumora/shared-auth/core',
  '@lumora/shared-ui/taxonomy',
  ...muiModules,
];

/** Stateless kit: a remote that needs a newer one than the shell's falls back to its own copy. */
const replaceable = ['@lumora/shared-ui', '@lumora/shared-ui/data-table', '@lumora/shared-ui/form'];

/**
 * Versions of queries for rows that several modules read (docs/decisions/092). Raise the major version when the shape of the
 * cached rows changes.
 */
const queryVersions: Record<string, string> = { '@lumora/shared-ui/taxonomy': '1.0.0' };

/** The shell provides its own reduced copy of these packages, because the whole one is too large (docs/decisions/032). */
const reduced: Record<string, string> = { 'react-router-dom': './src/console/shared-router.ts' };

/**
 * Modules that the script of the console contains in any case. They are provided from it, because a chunk of their own would
 * hold only the list of their exports, and each page would request and run one for every module.
 */
const eager = [
  'react-router-dom',
  'jotai',
  '@lumora/shared-ui/taxonomy',
  ...[
    'Alert',
    'Box',
    'Button',
    'ButtonBase',
    'CircularProgress',
    'IconButton',
    'Link',
    'Skeleton',
    'Stack',
    'SvgIcon',
    'Typography',
  ].map((name) => `@mui/material/${name}`),
];

/** Returns the modules that the shell provides to remotes, for the release. */
export function providedModules(): SharedPackage[] {
  return [...singletons, ...replaceable].map((name) => {
    const version = queryVersions[name] ?? installedVersion(name);
    return { name, version, requiredVersion: `^${version}`, singleton: singletons.includes(name) };
  });
}

/** Returns all provided modules as a console remote consumes them, whether or not it imports them; it brings replaceable ones. */
export function consumedModules(): SharedPackage[] {
  return providedModules().map((use) => (use.singleton ? { ...use, version: '' } : use));
}

/** Returns `providedModules` in the format of the compiler. */
export function providedShares() {
  return Object.fromEntries(
    providedModules().map(({ name, ...share }) => [
      reduced[name] ?? name,
      { ...share, shareKey: name, strictVersion: true, eager: eager.includes(name) },
    ]),
  );
}

/** Returns the option `shared` of a remote's federation plugin. */
export function consumedShares() {
  return Object.fromEntries(
    consumedModules().map(({ name, requiredVersion, singleton }) => [
      name,
      { requiredVersion, singleton, strictVersion: true, ...(singleton && { import: false as const }) },
    ]),
  );
}

/**
 * Returns the source of an entry that no page loads: the compiler provides only imported modules, and the shell itself
 * imports few of those that it provides.
 */
export function providedImports(): string {
  const names = [...singletons, ...replaceable].filter((name) => !name.endsWith('/'));
  return [...names, 'react/jsx-runtime', 'react-dom/client']
    .map((name) => `import(${JSON.stringify(reduced[name] ?? name)})`)
    .join(';');
}

const require = createRequire(import.meta.url);

function installedVersion(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  const manifest: { version: string } = require(`../node_modules/${name}/package.json`);
  return manifest.version;
}
