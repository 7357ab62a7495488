import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { reportModule } from '../../report-module.ts';
import { asReleaseRemote, registeredRemote } from './release-remote.ts';

/** Options of `loadRemote` for a screen that a user opened. A preload has none of these and is not reported. */
export interface OpenedScreen {
  from: 'runtime';
  /** `performance.now()` */
  openedAtMs: number;
}

/**
 * Reports each load of an opened screen to the gateway, and a load by fallback as recovered, with an error of the live
 * release if the previous one took its place. The panel that replaces a screen reports the failure of all releases.
 */
export function telemetryPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'telemetry-plugin',
    afterLoadRemote({ remote, options, error, recovered = false, origin }) {
      if (!isOpened(options) || (error !== undefined && !recovered)) return;
      const { name, module: live } = asReleaseRemote(remote);
      const { release } = registeredRemote(origin, name).source;
      const module = live.manifest.id;
      const ms = performance.now() - options.openedAtMs;

      reportModule({ module, release, kind: recovered ? 'recovered' : 'load', ms });
      if (recovered && release !== live.release) {
        reportModule({ module, release: live.release, kind: 'error', error });
      }
    },
  };
}

function isOpened(options: object | undefined): options is OpenedScreen {
  return options !== undefined && 'openedAtMs' in options;
}
