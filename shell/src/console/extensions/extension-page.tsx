import { useParams, useSearchParams } from 'react-router-dom';
import { PageHeader } from '@lumora/shared-ui';
import { RemoteExtension } from './remote-extension.tsx';
import { useExtensions } from './use-extensions.ts';

/**
 * Renders one extension of the page of an entity by itself, for the entity `?id=`. The gate opens it for each tab and panel
 * of a candidate, because their own pages render no extension without data.
 */
export function ExtensionPage() {
  const { module: id, name } = useParams();
  const [searchParams] = useSearchParams();
  const extensions = [...useExtensions('product-tabs'), ...useExtensions('order-panels')];
  const found = extensions.find(({ module, extension }) => module.manifest.id === id && extension.name === name);
  if (found === undefined) return <PageHeader title="Extension not found" description={`${id} has no ${name}.`} />;

  return (
    <>
      <PageHeader title={found.extension.title} description={`An extension of ${id}, by itself`} />
      <RemoteExtension {...found} entity={{ id: Number(searchParams.get('id')) }} />
    </>
  );
}
