import { Link } from 'react-router-dom';
import { NeonText } from '../neon/neon-text.tsx';
import * as styles from './shop-brand.module.css';

/** The shop's name as a small sign, which leads home. Before the name is known it says just that. */
export function ShopBrand({ name = 'Home' }: { name?: string | undefined }) {
  return (
    <Link to="/" className={styles['brand']}>
      <NeonText tube="pink">{name}</NeonText>
    </Link>
  );
}
