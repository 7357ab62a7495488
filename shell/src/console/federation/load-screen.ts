import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleasedModule } from '@lumora/shared-contract/releases';
import type { ActionCode, RunAction, ScreenCode } from '@lumora/shared-ui';
import { fallbackPlugin } from './fallback-plugin.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { registeredRemote, toRemote } from './release-remote.ts';
import { isRemoteLoadError, RemoteLoadError } from './remote-load-error.ts';
import { screenId } from './screen-factory.ts';
import { telemetryPlugin, type ScreenLoad } from './telemetry-plugin.ts';
import { timeoutPlugin } from './timeout-plugin.ts';

export interface LoadedScreen extends ScreenCode {
  /** the release that the screen was loaded from: the live one, or the previous one if the live one failed */
  release: string;
}

type LoadedCode = (ScreenCode | ActionCode) & { release: string };

interface Load {
  code: Promise<LoadedCode>;
  /** number of callers that wait for it */
  waiting: number;
}

/** The loads in progress, by screen or action. */
const loads = new Map<string, Load>();

// extends the instance that the federation plugin creates at the start of this build, which has the shared modules
const federation = init({
  name: 'lumora_console',
  remotes: [],
  plugins: [integrityPlugin(), timeoutPlugin(), fallbackPlugin({ isWanted }), telemetryPlugin()],
});

/** Registers the live releases of console modules. A module that is registered already keeps its release. */
export function registerModules(modules: ReleasedModule[]): void {
  registerRemotes(modules.map((module) => toRemote(module)));
}

/**
 * Loads the screen of a module's route, by the fallback chain if necessary, and reports it to the gateway. Rejects with the
 * `RemoteLoadError` of the first release that was tried. Concurrent calls share one load; it stops when the signals of all
 * of them are aborted.
 */
export async function loadScreen(module: ReleasedModule, path: string, signal?: AbortSignal): Promise<LoadedScreen> {
  const code = await loadCode(module, path, signal);
  if (!('Screen' in code)) throw new Error(`${path} of ${module.manifest.id} is no screen.`);
  return code;
}

/** Loads the action that a module exposes at `path`, in the same way. */
export async function loadAction(module: ReleasedModule, path: string): Promise<RunAction> {
  const code = await loadCode(module, path);
  if (!('run' in code)) throw new Error(`${path} of ${module.manifest.id} is no action.`);
  return code.run;
}

function loadCode(module: ReleasedModule, path: string, signal?: AbortSignal): Promise<LoadedCode> {
  const id = screenId(module.manifest.container, path);
  const load = loads.get(id) ?? startLoad(module, id);
  load.waiting += 1;
  signal?.addEventListener('abort', () => (load.waiting -= 1), { once: true });
  return load.code;
}

/**
 * Preloads the code of a screen. A failure is ignored here and shown when the screen is opened. A screen that is opened
 * meanwhile waits for the same load: the runtime would fail a second one while the fallback of the first is running.
 */
export function preloadScreen(module: ReleasedModule, path: string): void {
  const id = screenId(module.manifest.container, path);
  (loads.get(id) ?? startLoad(module, id)).code.catch(() => undefined);
}

function isWanted(id: string): boolean {
  return (loads.get(id)?.waiting ?? 0) > 0;
}

function startLoad(module: ReleasedModule, id: string): Load {
  const load = { code: openCode(module, id).finally(() => loads.delete(id)), waiting: 0 };
  loads.set(id, load);
  return load;
}

async function openCode({ manifest, release }: ReleasedModule, id: string): Promise<LoadedCode> {
  const options: ScreenLoad = { from: 'runtime', startedAtMs: performance.now(), isWanted: () => isWanted(id) };
  try {
    const code = await loadRemote<ScreenCode | ActionCode>(id, options);
    if (code === null) throw new Error(`${manifest.id} has no screen ${id}.`);
    return { ...code, release: registeredRemote(federation, manifest.container).source.release };
  } catch (cause) {
    if (isRemoteLoadError(cause)) throw cause;
    throw new RemoteLoadError({ module: manifest.id, release, phase: 'container', cause });
  }
}
