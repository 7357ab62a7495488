import { Link } from 'react-router-dom';
import { NeonText } from '../neon/neon-text.tsx';
import * as styles from './shop-brand.module.css';

/** Renders the link to the home page: the shop's name as a small neon sign, or `Home` until the name is loaded. */
export function ShopBrand({ name = 'Home' }: { name?: string | undefined }) {
  return (
    <Link to="/" className={styles['brand']}>
      <NeonText tube="pink">{name}</NeonText>
    </Link>
  );
}
