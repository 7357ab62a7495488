import { Fragment } from 'react';
import * as styles from './page-body.module.css';

/** Renders plain text: a blank line ends a paragraph, `## ` begins a heading, `- ` the lines of a list. */
export function PageBody({ text }: { text: string }) {
  return (
    <div className={styles['body']}>
      {parseBlocks(text).map(({ heading, lines, isList }, index) => (
        // the index is a stable key, because the text does not change
        <Fragment key={`${index} ${heading}`}>
          {heading !== '' && <h2>{heading}</h2>}
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

function parseBlocks(text: string) {
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
