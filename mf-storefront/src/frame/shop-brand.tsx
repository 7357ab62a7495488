import { Link } from '../links/link.tsx';
import { NeonText } from '../neon/neon-text.tsx';
import { classNames } from '../styles/class-names.ts';
import * as styles from './shop-brand.module.css';

interface ShopBrandProps {
  name?: string | undefined;
  className?: string | undefined;
}

/** Renders the link to the home page: the shop's name as a small neon sign, or `Home` until the name is loaded. */
export function ShopBrand({ name = 'Home', className }: ShopBrandProps) {
  return (
    <Link to="/" className={classNames(styles['brand'], className)}>
      <NeonText tube="pink">{name}</NeonText>
    </Link>
  );
}
