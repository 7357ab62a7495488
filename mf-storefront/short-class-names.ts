import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names the classes of a folder's CSS modules by the place of the file among them and their own place in the file: both
 * builds agree on such names, and in pages that carry their styles they weigh a good deal less than hashes.
 */
export function shortClassNames(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted();
  const namesOf = new Map(files.map((file, place) => [path.join(folder, file), shortNames(folder, file, place)]));

  return ({ resourcePath }: { resourcePath: string }, _pattern: string, name: string): string => {
    const short = namesOf.get(resourcePath)?.get(name);
    if (short === undefined) throw new Error(`"${name}" of ${resourcePath} is neither a class nor keyframes there.`);
    return short;
  };
}

function shortNames(folder: string, file: string, place: number): Map<string, string> {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const names = new Set(text.match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi));
  return new Map([...names].map((name, index) => [name, letters(place) + index.toString(36)]));
}

/** Two of them, so that what follows cannot be read as theirs. */
function letters(place: number): string {
  const [first, second] = [Math.floor(place / 26), place % 26].map((digit) => String.fromCharCode(97 + digit));
  return `${first}${second}`;
}
