import type { Fault } from './fault.ts';
import { codeFaults } from './faults/code-faults.ts';
import { fileFaults } from './faults/file-faults.ts';
import { storeFaults } from './faults/store-faults.ts';

export const faults: Fault[] = [...fileFaults, ...codeFaults, ...storeFaults];
