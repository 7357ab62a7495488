import type { Gate } from './gate.ts';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import type { CanaryWatch } from '../telemetry/canary-watch.ts';
import type { LoadHistory } from '../telemetry/load-history.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { Pins } from './pins.ts';
import type { RecentFailures } from '../telemetry/recent-failures.ts';

export interface ModulesOptions {
  store: ReleaseStore;
  live: LiveReleases;
  watch: CanaryWatch;
  failures: RecentFailures;
  loads: LoadHistory;
  gate: Gate;
  pins: Pins;
  apiUrl: string;
}
