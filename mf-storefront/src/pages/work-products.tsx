import type { ProductPicture } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import * as styles from './work-products.module.css';

/** Renders the pictures of a work, each with a link to its product. */
export function WorkProducts({ pictures }: { pictures: ProductPicture[] }) {
  return (
    <ul className={styles['products']} aria-label="Signs in this work">
      {pictures.map(({ image, product }, index) => (
        <li key={product.slug}>
          <Link to={`/products/${product.slug}`}>
            <div className={styles['frame']}>
              <ShopPicture image={image} sizes={sizesAt(index, pictures.length)} isLazy={index > 1} />
            </div>
            <span>{product.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the `sizes` of a picture: the first and an even last one span both columns, see the style sheet. */
function sizesAt(index: number, count: number): string {
  const isLarge = index === 0 || (index === count - 1 && count % 2 === 0);
  return `${isLarge ? largeSizes : smallSizes}, ${index === 0 ? croppedSizes : shelfSizes}`;
}

const largeSizes = '(min-width: 1408px) 760px, (min-width: 1024px) 54vw';
const smallSizes = '(min-width: 1408px) 372px, (min-width: 1024px) 27vw';
const shelfSizes = '(min-width: 420px) 300px, 72vw';
/** on phones, 1.41 times as wide as its frame */
const croppedSizes = '(min-width: 768px) 300px, (min-width: 420px) 423px, 102vw';
