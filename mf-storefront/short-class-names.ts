import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a `getLocalIdent` for css-loader that builds class names from the index of the CSS module in `folder` and the
 * index of the class in the file. The names are equal in both builds and, inlined into pages, much shorter than hashes.
 * Throws when a name is neither a class nor keyframes of the file.
 */
export function shortClassNames(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted();
  const namesOf = new Map(
    files.map((file, fileIndex) => [path.join(folder, file), shortNames(folder, file, fileIndex)]),
  );

  return ({ resourcePath }: { resourcePath: string }, _pattern: string, name: string): string => {
    const short = namesOf.get(resourcePath)?.get(name);
    if (short === undefined) throw new Error(`"${name}" of ${resourcePath} is neither a class nor keyframes there.`);
    return short;
  };
}

function shortNames(folder: string, file: string, fileIndex: number): Map<string, string> {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const names = new Set(text.match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi));
  return new Map([...names].map((name, index) => [name, letters(fileIndex) + index.toString(36)]));
}

/** Two letters (`aa`…`zz`), so that the following index cannot be confused with them. */
function letters(fileIndex: number): string {
  const [first, second] = [Math.floor(fileIndex / 26), fileIndex % 26].map((digit) => String.fromCharCode(97 + digit));
  return `${first}${second}`;
}
