import { createRequire } from 'node:module';
import type { SharedUse } from '@lumora/shared-contract';

/**
 * Every package that modules of the console share at run time: the shell provides them, remotes take them.
 * A MUI component that is not listed here still works in a remote: it is then bundled into that remote.
 */
const muiModules = [
  'Alert',
  'Autocomplete',
  'Avatar',
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
  ...muiModules,
];

/** Stateless kit: a remote that needs a newer one than the shell's falls back to its own copy. */
const replaceable = ['@lumora/shared-ui', '@lumora/shared-ui/data-table', '@lumora/shared-ui/form'];

/** Modules that the shell offers under the shared name, in a form that leaves out what nobody may use. */
const trimmed: Record<string, string> = { 'react-router-dom': './src/console/shared-router.ts' };

/** The share configuration as a release records it; a package that is only taken has no version of its own. */
export function sharedUses(configs: Record<string, ShareConfig>): SharedUse[] {
  return Object.entries(configs).map(([name, { version, requiredVersion, singleton, import: from }]) => ({
    name,
    version: from === false ? '' : version,
    requiredVersion,
    singleton,
  }));
}

interface ShareConfig {
  singleton: boolean;
  strictVersion: boolean;
  requiredVersion: string;
  version: string;
  import?: string | false;
}

/** What the shell offers to the console's remotes. */
export function providedModules(): Record<string, ShareConfig> {
  return shareConfigs((name) => trimmed[name]);
}

/**
 * Source of an entry that no page loads: the compiler provides only what it saw imported, and the shell itself imports
 * few of the modules that it offers.
 */
export function offeredImports(): string {
  const names = [...singletons, ...replaceable].filter((name) => !name.endsWith('/'));
  return [...names, 'react/jsx-runtime', 'react-dom/client'].map((name) => `import(${JSON.stringify(name)})`).join(';');
}

/** What a console remote takes from the shell. */
export function consumedModules(): Record<string, ShareConfig> {
  return shareConfigs((name) => (replaceable.includes(name) ? undefined : false));
}

function shareConfigs(importOf: (name: string) => string | false | undefined): Record<string, ShareConfig> {
  return Object.fromEntries(
    [...singletons, ...replaceable].map((name) => {
      const version = installedVersion(name);
      const from = importOf(name);
      const config: ShareConfig = {
        singleton: singletons.includes(name),
        strictVersion: true,
        requiredVersion: `^${version}`,
        version,
        ...(from === undefined ? {} : { import: from }),
      };
      return [name, config];
    }),
  );
}

const require = createRequire(import.meta.url);

function installedVersion(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  const manifest: { version: string } = require(`./node_modules/${name}/package.json`);
  return manifest.version;
}
