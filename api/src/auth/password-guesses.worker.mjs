import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Posts the decimal logarithm of the number of guesses that a password takes for an attacker who knows the texts in
 * `known`. The file is JavaScript because the worker thread starts without the TypeScript loader.
 */
const { password, known } = workerData;
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
parentPort?.postMessage(zxcvbn.check(password, known).guessesLog10, []);
