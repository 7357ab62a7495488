import { DeployError } from '../release-error.ts';

/** The refusal for whoever moves a channel second. */
export function channelMoved(module: string): DeployError {
  return new DeployError(
    'channel_moved',
    `${module} was moved by someone else in this moment. See \`npm run history -- ${module}\`, then decide again.`,
  );
}
