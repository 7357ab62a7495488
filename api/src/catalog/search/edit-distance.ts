/**
 * Returns the edit distance of two words (Damerau–Levenshtein, optimal string alignment): the number of insertions,
 * deletions, substitutions and swaps of adjacent characters. Common packages, such as fastest-levenshtein, count a swap as
 * two edits.
 */
export function editDistance(typed: string, target: string): number {
  const width = target.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      const isSame = typed[row - 1] === target[column - 1];
      const isSwapped = typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, target.length);
}

function at(distances: number[], column: number): number {
  return distances[column] ?? Infinity;
}
