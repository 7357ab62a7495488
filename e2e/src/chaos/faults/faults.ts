import type { Fault } from './fault.ts';
import { codeFaults } from './code-faults.ts';
import { fileFaults } from './file-faults.ts';
import { storeFaults } from './store-faults.ts';

export const faults: Fault[] = [...fileFaults, ...codeFaults, ...storeFaults];
