import type { Release } from '../release-schema.ts';
import { signRelease } from './sign-release.ts';
import { ensureLocalKeys, readSigningKey, getTeamOfKey } from './signing-key.ts';
import { readTeams, type Team } from './teams.ts';

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

/** Creates a signer with the configured key, for the team that owns it. Throws `ReleaseError` `usage` for an unknown key. */
export async function openSigner(settings: TrustSettings): Promise<Signer> {
  const teams = await trustedTeams(settings);
  const key = await readSigningKey(settings.signingKey);
  const { name } = getTeamOfKey(key, teams);
  return (release) => signRelease(release, name, key);
}
