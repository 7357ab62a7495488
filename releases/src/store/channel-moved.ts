import { ReleaseError } from '../release-error.ts';

/** Creates the `ReleaseError` `channel_moved`: another move took the number of this one. */
export function channelMovedError(module: string): ReleaseError {
  return new ReleaseError(
    'channel_moved',
    `${module} was moved by someone else meanwhile. See \`npm run history -- ${module}\`, then decide again.`,
  );
}
