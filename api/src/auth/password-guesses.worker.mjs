import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Posts the logarithm of how many guesses a password takes for somebody who knows the words of `known`. Plain JavaScript,
 * because the thread starts without the loader that reads TypeScript.
 */
const { password, known } = workerData;
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
parentPort?.postMessage(zxcvbn.check(password, known).guessesLog10, []);
