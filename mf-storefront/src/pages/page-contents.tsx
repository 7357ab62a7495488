import { parseBlocks } from './page-blocks.ts';
import * as styles from './site-page.module.css';

/** Renders links to the headings of a page's text; nothing for a text with fewer than three. */
export function PageContents({ text }: { text: string }) {
  const sections = parseBlocks(text).filter(({ heading }) => heading !== '');
  if (sections.length < 3) return null;
  return (
    <nav className={styles['contents']} aria-label="On this page">
      <p aria-hidden="true">On this page</p>
      <ul>
        {sections.map(({ heading, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
