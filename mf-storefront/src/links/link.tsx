import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** Renders a link of React Router without `data-discover`, which only its framework mode reads and every link would repeat. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}
