import { Fragment, type ReactNode } from 'react';
import { parseBlocks } from './page-blocks.ts';
import * as styles from './page-body.module.css';

/** Renders the text of a page, in the format of `parseBlocks`, and `contents` before its first heading. */
export function PageBody({ text, contents }: { text: string; contents?: ReactNode }) {
  const blocks = parseBlocks(text);
  const firstHeading = blocks.findIndex(({ heading }) => heading !== '');
  return (
    <div className={styles['body']}>
      {blocks.map(({ heading, id, lines, isList }, index) => (
        // the index is a stable key, because the text does not change
        <Fragment key={`${index} ${heading}`}>
          {index === firstHeading && contents}
          {heading !== '' && <h2 id={id}>{heading}</h2>}
          {isList && (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line.slice(2)}</li>
              ))}
            </ul>
          )}
          {!isList && lines.length > 0 && <p>{lines.join(' ')}</p>}
        </Fragment>
      ))}
    </div>
  );
}
