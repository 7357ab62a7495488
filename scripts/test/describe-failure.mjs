import { stripVTControlCharacters } from 'node:util';

/** Returns the title of a failed test with the first line of its error. */
export function describeFailure(title, message = '') {
  return `${title} · ${stripVTControlCharacters(message).trim().split('\n', 1)[0]}`;
}
