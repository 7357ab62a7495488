import { parseBlocks } from './page-blocks.ts';
import * as styles from './site-page.module.css';

/** Renders links to the headings of a page's text, beside the text; nothing for a text with fewer than three. */
export function PageContents({ text }: { text: string }) {
  const sections = listSections(text);
  if (sections.length === 0) return null;
  return (
    <nav className={styles['contents']} aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <SectionLinks sections={sections} />
    </nav>
  );
}

/** Renders the same links folded, for screens without room beside the text. */
export function FoldedPageContents({ text }: { text: string }) {
  const sections = listSections(text);
  if (sections.length === 0) return null;
  return (
    <nav className={styles['folded']} aria-label={title}>
      <details>
        <summary>{title}</summary>
        <SectionLinks sections={sections} />
      </details>
    </nav>
  );
}

const title = 'On this page';
const minSections = 3;

function listSections(text: string) {
  const sections = parseBlocks(text).filter(({ heading }) => heading !== '');
  return sections.length < minSections ? [] : sections;
}

function SectionLinks({ sections }: { sections: ReturnType<typeof listSections> }) {
  return (
    <ul>
      {sections.map(({ heading, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  );
}
