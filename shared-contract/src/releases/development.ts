/** The module that a page loads from a development server instead of a release. */
export interface Development {
  module: string;
  origin: string;
}

/** Files of a development server. Those of the module are below `/<module>/`. */
export const developmentFiles = {
  /** a separate build of the console: hot reload requires React's development build */
  consoleBase: '/shell/',
  console: 'console.js',
  consoleStyles: 'console.css',
  remoteEntry: 'remote-entry.development.js',
  manifest: 'manifest.json',
} as const;

/** The release id of a module under development. */
export const developmentRelease = 'development';

/** The message of a development server to each open page after each build. */
export type DevelopmentMessage =
  | {
      state: 'built';
      hash: string;
      /** the console was rebuilt, which open pages cannot hot reload */ isConsoleNew: boolean;
    }
  | { state: 'failed'; errors: string };

/** Window events between the console and the module under development. */
export const developmentEvents = {
  /** to the module: the hash of its latest build */
  built: 'lumora-development-built',
  /** from the module: the latest build requires a reload of the page */
  stale: 'lumora-development-stale',
} as const;
