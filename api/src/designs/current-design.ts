import { replaceWithdrawnFont, withdrawnFonts, type Design } from '@lumora/shared-contract/designs';

/** A saved design with the replacements of withdrawn fonts; `withdrawn_fonts` are the names of the replaced fonts. */
export interface CurrentDesign {
  design: Design;
  withdrawn_fonts: string[];
}

/** Returns a design with the replacements of withdrawn fonts. */
export function currentDesign(saved: Design): CurrentDesign {
  const used = new Set<string>(saved.lines.map(({ font }) => font));
  return {
    design: { ...saved, lines: saved.lines.map((line) => ({ ...line, font: replaceWithdrawnFont(line.font) })) },
    withdrawn_fonts: withdrawnFonts.filter(({ slug }) => used.has(slug)).map(({ name }) => name),
  };
}
