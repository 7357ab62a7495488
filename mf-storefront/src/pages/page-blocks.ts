/** A part of a page's text: a heading, `''` without one, and the lines below it. */
interface PageBlock {
  heading: string;
  lines: string[];
  isList: boolean;
}

/** Parses plain text: a blank line ends a paragraph, `## ` begins a heading, `- ` the lines of a list. */
export function parseBlocks(text: string): PageBlock[] {
  return text.split(/\n\s*\n/).map((block) => {
    const [first = '', ...others] = block.trim().split('\n');
    const hasHeading = first.startsWith('## ');
    const lines = hasHeading ? others : [first, ...others];
    return {
      heading: hasHeading ? first.slice(3) : '',
      lines,
      isList: lines.length > 0 && lines.every((line) => line.startsWith('- ')),
    };
  });
}

/** Returns the ID of a heading, by which links open its part of the page. */
export function headingId(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}
