import './style-nonce.ts';
import { createRoot } from 'react-dom/client';
import { rootElementId } from '@lumora/shared-contract';
import '@lumora/shared-contract/tokens.css';
import { readReleaseSet } from '../release-set.ts';
import { ConsoleApp } from './console-app.tsx';
import './look/console-font.css';
import { registerConsoleRemotes } from './remotes/federation.ts';
import { consoleModules } from './remotes/remote-routes.tsx';

const root = document.getElementById(rootElementId);
if (root === null) throw new Error(`The page has no element #${rootElementId}.`);

const set = readReleaseSet();
registerConsoleRemotes(consoleModules(set));
createRoot(root).render(<ConsoleApp set={set} openPage={(url) => location.replace(url)} />);
