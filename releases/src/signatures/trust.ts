import type { Release } from '@lumora/shared-contract';
import { signRelease } from './sign-release.ts';
import { ensureLocalKeys, readSigningKey, teamOf } from './signing-key.ts';
import { readTeams, type Team } from './teams.ts';

interface TrustSettings {
  /** public keys: which team may release what */
  teamsFile: string;
  /** private key that releases are signed with */
  signingKey: string;
  /** whether the operator has set up teams */
  hasOwnTeams: boolean;
}

/** Who may release what, by the settings. Makes the team `local` where nobody has set up teams. */
export async function trustedTeams({ teamsFile, signingKey, hasOwnTeams }: TrustSettings): Promise<Team[]> {
  if (!hasOwnTeams) await ensureLocalKeys({ teamsFile, keyFile: signingKey });
  return readTeams(teamsFile);
}

/** Signs a release before it is published. */
export type Signer = (release: Release) => Release;

/** Signs with the key of the settings, as the team that owns it. Refuses a key that no team has. */
export async function openSigner(settings: TrustSettings): Promise<Signer> {
  const teams = await trustedTeams(settings);
  const key = await readSigningKey(settings.signingKey);
  const { name } = teamOf(key, teams);
  return (release) => signRelease(release, name, key);
}
