import './style-nonce.ts';
import { createRoot, type Root } from 'react-dom/client';
import { rootElementId, type ReleaseSet } from '@lumora/shared-contract/releases';
import '@lumora/shared-contract/tokens.css';
import { readReleaseSet } from '../release-set.ts';
import { reportModule } from '../report-module.ts';
import { ConsoleApp } from './console-app.tsx';
import { registerModules } from './federation/load-screen.ts';
import { createQueryClient } from './query-client.ts';
import { openFirstScreen } from './remotes/open-first-screen.ts';
import { consoleModules } from './remotes/remote-routes.tsx';
import { redirectOnSessionExpiry } from './session/session-end.ts';
import './styles/console-font.css';

const root = document.getElementById(rootElementId);
if (root === null) throw new Error(`The page has no element #${rootElementId}.`);

void start(createRoot(root));

async function start(reactRoot: Root): Promise<void> {
  const set = await loadReleaseSet();
  registerModules(consoleModules(set));
  const queryClient = createQueryClient();
  const openPage = (url: string) => location.replace(url);
  // the first request may find that the session has expired: the page is then left before anything is rendered
  const leaving = new AbortController();
  const stopListening = redirectOnSessionExpiry((url) => {
    leaving.abort();
    // ends a render that has begun: its effects would show the message on this page and not on the next
    reactRoot.unmount();
    openPage(url);
  });
  const firstScreen = await openFirstScreen(set, queryClient, location);
  if (leaving.signal.aborted) return;
  const { release } = set.shell;
  function onRendered() {
    // not before: the console listens by itself from its first render on
    stopListening();
    void reportModule({ module: 'shell', release, kind: 'load', ms: performance.now() });
  }
  reactRoot.render(<ConsoleApp {...{ set, queryClient, firstScreen, openPage, onRendered }} />);
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
