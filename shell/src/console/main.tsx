import './style-nonce.ts';
import { createRoot } from 'react-dom/client';
import { rootElementId, type ReleaseSet } from '@lumora/shared-contract/releases';
import '@lumora/shared-contract/tokens.css';
import { restoreReplacedTexts } from '@lumora/shared-contract/translation';
import { readReleaseSet } from '../release-set.ts';
import { reportModule } from '../report-module.ts';
import { ConsoleApp } from './console-app.tsx';
import { registerModules } from './federation/load-screen.ts';
import { createQueryClient } from './query-client.ts';
import { openFirstScreen } from './remotes/open-first-screen.ts';
import { consoleModules } from './remotes/remote-routes.tsx';
import { keepUnsavedInput } from './session/keep-unsaved-input.ts';
import { consumeExpiryFlag, redirectOnSessionExpiry } from './session/session-end.ts';
import './styles/console-font.css';
import './styles/first-frame.css';
import './styles/mui-overrides.css';

const root = document.getElementById(rootElementId);
if (root === null) throw new Error(`The page has no element #${rootElementId}.`);

void start(root);

async function start(root: HTMLElement): Promise<void> {
  restoreReplacedTexts();
  const set = await loadReleaseSet();
  registerModules(consoleModules(set));
  const queryClient = createQueryClient();
  // read before the first request: a response 401 sets the flag again, for the next page
  const hasSessionExpired = consumeExpiryFlag();
  keepUnsavedInput();
  const leaving = new AbortController();
  redirectOnSessionExpiry((url) => {
    leaving.abort();
    location.replace(url);
  });
  const firstScreen = await openFirstScreen(set, queryClient, location);
  if (leaving.signal.aborted) return;
  const { release } = set.shell;
  const onRendered = () => {
    root.removeAttribute('data-first-frame'); // else an empty root element, such as after a sign-out, would show the frame
    void reportModule({ module: 'shell', release, kind: 'load', ms: performance.now() });
  };
  createRoot(root).render(<ConsoleApp {...{ set, queryClient, firstScreen, hasSessionExpired, onRendered }} />);
}

/** Loads the code for development servers only if this browser uses one. */
async function loadReleaseSet(): Promise<ReleaseSet> {
  const set = readReleaseSet();
  if (set.development === undefined) return set;
  const { withDevelopmentModule } = await import(
    /* webpackChunkName: "development" */ './development/with-development-module.ts'
  );
  return withDevelopmentModule(set, set.development);
}
