import type { Locator } from '@playwright/test';

/** Returns the font size on the screen (px) of every text of a scaled SVG. */
export async function svgTextSizesPx(svg: Locator): Promise<number[]> {
  return svg.locator('text').evaluateAll((texts) =>
    texts.map((text) => {
      const { a, b } = (text as SVGTextElement).getScreenCTM() ?? new DOMMatrix(); // null only without rendering
      return Math.hypot(a, b) * Number.parseFloat(getComputedStyle(text).fontSize);
    }),
  );
}
