import type { MouseEvent } from 'react';
import type { LinkProps } from 'react-router-dom';
import { countOf } from '@lumora/shared-contract/format';
import type { ShopCard } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { listPath } from '../links/list-path.ts';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { Price } from '../prices/price.tsx';
import * as hidden from '../styles/visually-hidden.module.css';
import { parseSearchText } from './suggestions-query.ts';
import type { Suggestions } from './use-suggestions.ts';
import * as styles from './suggestion-list.module.css';

interface SuggestionListProps {
  /** id of the listbox; option n has this id followed by n */
  id: string;
  /** undefined while the list is closed */
  suggestions: Suggestions | undefined;
  /** index of the chosen option, or -1 */
  active: number;
  onFollow: () => void;
  /** called before another page than the list is opened */
  onLeave: (event: MouseEvent) => void;
}

/** Renders the suggested products and a link to all results as the listbox of a search field, which keeps the focus. */
export function SuggestionList({ id, suggestions, active, onFollow, onLeave }: SuggestionListProps) {
  const count = suggestions?.products.length ?? 0;
  const optionProps = (index: number) => ({
    id: `${id}${index}`,
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    onClick: onFollow,
  });

  const leave = (event: MouseEvent) => {
    onFollow();
    onLeave(event);
  };

  return (
    <>
      <p role="status" className={hidden['visuallyHidden']}>
        {suggestions && countOf(count, 'suggestion')}
      </p>
      {suggestions && (
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label="Suggestions"
          className={styles['list']}
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.products.map((product, index) => (
            <Link key={product.id} to={`/products/${product.slug}`} {...optionProps(index)} onClick={leave}>
              <Suggestion product={product} />
            </Link>
          ))}
          <LastOption
            text={suggestions.text}
            isEmpty={count === 0}
            {...optionProps(count)}
            onClick={count === 0 ? leave : onFollow}
          />
        </div>
      )}
    </>
  );
}

function Suggestion({ product }: { product: ShopCard }) {
  const { name, image, price_from, price_to } = product;
  return (
    <>
      <span className={styles['picture']}>
        {image === null ? (
          <NoPicture name={name} />
        ) : (
          <ShopPicture image={{ ...image, alt: '' }} sizes="44px" isTile isLazy />
        )}
      </span>
      <span className={styles['name']}>{name}</span>
      <Price amount={price_from} upTo={price_to} before={null} discountPercent={0} />
    </>
  );
}

interface LastOptionProps extends Omit<LinkProps, 'to'> {
  text: string;
  isEmpty: boolean;
}

/** Renders the link to all results of a search, or to the designer where nothing matches. */
function LastOption({ text, isEmpty, ...props }: LastOptionProps) {
  if (isEmpty)
    return (
      <Link to={`/custom-neon?text=${encodeURIComponent(text)}`} className={styles['last']} {...props}>
        No signs match. Make “{text}” in neon
      </Link>
    );
  return (
    <Link
      to={`${listPath}?${new URLSearchParams(parseSearchText(text)).toString()}`}
      className={styles['last']}
      {...props}
    >
      See all results for “{text}”
    </Link>
  );
}
