import { ReleaseError } from '../release-error.ts';
import type { Release } from '../release-schema.ts';
import { signRelease } from './sign-release.ts';
import { ensureLocalKeys, readSigningKey, getTeamOfKey } from './signing-key.ts';
import { ownsModule, readTeams, type Team } from './teams.ts';

interface TrustSettings {
  /** path of `teams.json`, with the public key and the modules of every team */
  teamsFile: string;
  /** path of the private key that signs releases */
  signingKey: string;
  /** whether the operator has configured teams */
  hasOwnTeams: boolean;
}

/**
 * Returns the teams of the settings. Creates the team `local` when no teams are configured. Throws `ReleaseError`
 * `usage` when `teams.json` is invalid.
 */
export async function trustedTeams({ teamsFile, signingKey, hasOwnTeams }: TrustSettings): Promise<Team[]> {
  if (!hasOwnTeams) await ensureLocalKeys({ teamsFile, keyFile: signingKey });
  return readTeams(teamsFile);
}

/** Returns the signed copy of a release. */
export type Signer = (release: Release) => Release;

/**
 * Creates a signer of releases of `module` with the configured key. Throws `ReleaseError` `usage` for an unknown key, and
 * for the key of a team that does not own the module.
 */
export async function openSigner(settings: TrustSettings, module: string): Promise<Signer> {
  const teams = await trustedTeams(settings);
  const key = await readSigningKey(settings.signingKey);
  const team = getTeamOfKey(key, teams);
  if (!ownsModule(team, module)) {
    throw new ReleaseError(
      'usage',
      `The signing key is that of team ${team.name}, which does not own ${module} but ${team.modules.join(', ')}.`,
    );
  }
  return (release) => signRelease(release, team.name, key);
}
