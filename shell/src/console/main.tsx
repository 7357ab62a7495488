import './style-nonce.ts';
import { createRoot } from 'react-dom/client';
import { rootElementId } from '@lumora/shared-contract';
import '@lumora/shared-contract/tokens.css';
import { readReleaseSet } from '../release-set.ts';
import { ConsoleApp } from './console-app.tsx';
import './look/console-font.css';

const root = document.getElementById(rootElementId);
if (root === null) throw new Error(`The page has no element #${rootElementId}.`);

createRoot(root).render(<ConsoleApp set={readReleaseSet()} openPage={(url) => location.replace(url)} />);
