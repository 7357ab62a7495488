import { Fragment } from 'react';
import { parseBlocks } from './page-blocks.ts';
import * as styles from './page-body.module.css';

/** Renders the text of a page, in the format of `parseBlocks`. */
export function PageBody({ text }: { text: string }) {
  return (
    <div className={styles['body']}>
      {parseBlocks(text).map(({ heading, id, lines, isList }, index) => (
        // the index is a stable key, because the text does not change
        <Fragment key={`${index} ${heading}`}>
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
