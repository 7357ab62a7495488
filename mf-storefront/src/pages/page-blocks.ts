/** A section of a page's text: its heading, `''` without one, and the lines below it. */
interface PageBlock {
  heading: string;
  /** by which links open the section; unique in the text */
  id: string;
  lines: string[];
  isList: boolean;
}

/** Parses plain text: a blank line ends a paragraph, `## ` begins a heading, `- ` the lines of a list. */
export function parseBlocks(text: string): PageBlock[] {
  const headings: string[] = [];
  return text.split(/\n\s*\n/).map((block) => {
    const [first = '', ...others] = block.trim().split('\n');
    const hasHeading = first.startsWith('## ');
    const heading = hasHeading ? first.slice(3) : '';
    const lines = hasHeading ? others : [first, ...others];
    headings.push(heading);
    return {
      heading,
      id: headingId(heading, headings.filter((other) => other === heading).length),
      lines,
      isList: lines.length > 0 && lines.every((line) => line.startsWith('- ')),
    };
  });
}

/** Returns the words of a heading, joined by hyphens, and its number among equal ones. */
function headingId(heading: string, number: number): string {
  const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, ...(number > 1 ? [number] : [])].join('-');
}
