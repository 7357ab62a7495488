import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { reportModule } from '../../report-module.ts';
import { asReleaseRemote, registeredRemote } from './release-remote.ts';

/** Options of `loadRemote` for a screen. A load of the fallback chain has none of these and is not reported by itself. */
export interface ScreenLoad {
  from: 'runtime';
  /** `performance.now()` */
  startedAtMs: number;
  /** returns false for a preload that no user waits for, which is not reported */
  isWanted: () => boolean;
}

/**
 * Reports each load of an opened screen to the gateway, and a load by fallback as recovered, with an error of the live
 * release if the previous one took its place. The panel that replaces a screen reports the failure of all releases.
 */
export function telemetryPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'telemetry-plugin',
    afterLoadRemote({ remote, options, error, recovered = false, origin }) {
      if (!isScreenLoad(options) || !options.isWanted() || (error !== undefined && !recovered)) return;
      const { name, module: live } = asReleaseRemote(remote);
      const { release } = registeredRemote(origin, name).source;
      const module = live.manifest.id;
      const ms = performance.now() - options.startedAtMs;

      reportModule({ module, release, kind: recovered ? 'recovered' : 'load', ms });
      if (recovered && release !== live.release) {
        reportModule({ module, release: live.release, kind: 'error', error });
      }
    },
  };
}

function isScreenLoad(options: object | undefined): options is ScreenLoad {
  return options !== undefined && 'startedAtMs' in options;
}
