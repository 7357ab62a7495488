/** The module that a page takes from a development server instead of a release. */
export interface Development {
  module: string;
  origin: string;
}

/** Where a development server has what, below its origin. */
export const developmentFiles = {
  /** its own build of the console: hot reload takes React's development build */
  consoleBase: '/shell/',
  console: 'console.js',
  consoleStyles: 'console.css',
  remoteEntry: 'remote-entry.development.js',
  manifest: '/manifest.json',
} as const;

/** What stands where a release would be named. */
export const developmentRelease = 'development';

/** What a development server tells each open page after each build. */
export type DevelopmentMessage =
  | {
      state: 'built';
      hash: string;
      /** the console was built anew, which open pages do not take up */ isConsoleNew: boolean;
    }
  | { state: 'failed'; errors: string };

/** Events of the window by which the console and the module under development talk. */
export const developmentEvents = {
  /** to the module: its newest code has this hash */
  built: 'lumora-development-built',
  /** from the module: the newest code needs a new page */
  stale: 'lumora-development-stale',
} as const;
