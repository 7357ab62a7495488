import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { ReleaseStore } from '@lumora/releases/store/release-store';

export interface CommandCall {
  config: Config;
  store: ReleaseStore;
  /** absolute folder of the tree */
  root: string;
  /** positional arguments */
  positionals: string[];
  options: Record<string, unknown>;
  print: (line: string) => void;
}

/** One `npm run` command of the release store. */
export interface Command {
  /** as it is typed after `npm run` */
  usage: string;
  summary: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** number of positional arguments */
  positionals: { min: number; max: number };
  /** writes into the work tree, with the umask of its user, instead of the data folder */
  writesSources?: true;
  run(call: CommandCall): Promise<void>;
}

/** The text of an option; undefined where it was not given. */
export function stringOption(option: unknown): string | undefined {
  return typeof option === 'string' ? option : undefined;
}
