import { headingId, parseBlocks } from './page-blocks.ts';
import * as styles from './site-page.module.css';

/** Renders links to the headings of a page's text; nothing for a text with fewer than three. */
export function PageContents({ text }: { text: string }) {
  const headings = parseBlocks(text).flatMap(({ heading }) => (heading === '' ? [] : [heading]));
  if (headings.length < 3) return null;
  return (
    <nav className={styles['contents']} aria-label="On this page">
      <ul>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${headingId(heading)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
