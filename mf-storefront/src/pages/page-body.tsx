import { Fragment } from 'react';
import * as styles from './page-body.module.css';

/** Plain text as it is kept: a blank line ends a paragraph, `## ` begins a heading, `- ` the lines of a list. */
export function PageBody({ text }: { text: string }) {
  return (
    <div className={styles['body']}>
      {blocksOf(text).map(({ heading, lines, isList }, place) => (
        // the text does not change while it is read
        <Fragment key={`${place} ${heading}`}>
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

function blocksOf(text: string) {
  return text.split(/\n\s*\n/).map((block) => {
    const [first = '', ...others] = block.trim().split('\n');
    const isTitled = first.startsWith('## ');
    const lines = isTitled ? others : [first, ...others];
    return {
      heading: isTitled ? first.slice(3) : '',
      lines,
      isList: lines.length > 0 && lines.every((line) => line.startsWith('- ')),
    };
  });
}
