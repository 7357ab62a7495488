import { useQuery } from '@tanstack/react-query';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { LinePicture } from '../quote/line-picture.tsx';
import { designIdOf } from '../links/design-url.ts';
import { savedDesignQuery } from '../designs/design-queries.ts';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';

/** Renders the image of a line, or the picture of the design at `path`, else the initial of the name. */
export function OrderPicture({ image, path, name }: Pick<ShopOrder['lines'][number], 'image' | 'path' | 'name'>) {
  if (image !== null)
    return <ShopPicture image={{ ...image, alt: '' }} sizes="(min-width: 1200px) 96px, 88px" isLazy={false} />;
  const designId = designIdOf(path);
  return designId === undefined ? <NoPicture name={name} /> : <DesignPicture id={designId} />;
}

function DesignPicture({ id }: { id: string }) {
  const { data } = useQuery(savedDesignQuery(id));
  return data ? <LinePicture product={null} design={data.design} /> : null;
}
