import { ReleaseError } from '../release-error.ts';

/** Creates the `ReleaseError` `channel_moved`: another move took the number of this one. */
export function channelMovedError(module: string): ReleaseError {
  return new ReleaseError(
    'channel_moved',
    `${module} was moved by someone else meanwhile. See \`npm run history -- ${module}\`, then decide again.`,
  );
}

/** Creates the `ReleaseError` `not_found` for a module whose channel has no move. */
export function neverLiveError(module: string): ReleaseError {
  return new ReleaseError(
    'not_found',
    `${module} was never live. Promote a release first: npm run promote -- ${module}`,
  );
}

/** Creates the `ReleaseError` `not_found` for a release that is not published. */
export function releaseNotFoundError(module: string, id: string): ReleaseError {
  return new ReleaseError('not_found', `${module} has no release ${id}. See \`npm run status -- ${module}\`.`);
}
