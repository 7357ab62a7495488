import { useId, useState, type SubmitEvent } from 'react';
import { FormikProvider } from 'formik';
import { Navigate } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Product } from '@lumora/shared-contract/catalog';
import { useCan } from '@lumora/shared-auth';
import { railColumns, useEntityName, useSlot } from '@lumora/shared-ui';
import { FormNotice, useLeaveGuard } from '@lumora/shared-ui/form';
import { BasicsFields } from './fields/basics-fields.tsx';
import { FlagsFields } from './fields/flags-fields.tsx';
import { ProductHeader } from './product-header.tsx';
import { ProductMedia, ProductVariants } from './product-parts.tsx';
import { isPartOfForm } from './tabs/product-tabs.ts';
import { SeoFields } from './seo/seo-fields.tsx';
import { TabPanel } from './tabs/tab-panel.tsx';
import { ProductRail } from './product-rail.tsx';
import { useProductPublishing } from './publishing/use-product-publishing.ts';
import { useProductSaving } from './use-product-saving.ts';
import { useProductTab } from './tabs/use-product-tab.ts';
import { useInvalidTab } from './tabs/use-invalid-tab.ts';

/** Creates or edits a product. */
export function ProductForm({ product }: { product: Product | null }) {
  const [created, setCreated] = useState<{ id: number | undefined } | null>(null);

  if (created) return <Navigate to={created.id ? `/admin/products/${created.id}/edit` : '/admin/products'} replace />;
  return <ProductFields product={product} onCreated={(newProduct) => setCreated({ id: newProduct?.id })} />;
}

interface ProductFieldsProps {
  product: Product | null;
  onCreated: (product: Product | undefined) => void;
}

function ProductFields({ product, onCreated }: ProductFieldsProps) {
  const id = useId();
  const slot = useSlot('product-tabs');
  const extensions = product ? slot : [];
  const { tab, openTab } = useProductTab(extensions);
  const { formik, notice, submit, reload, saved, isDeleted } = useProductSaving(product, onCreated);
  const publishing = useProductPublishing(saved);
  const { form, invalidTabs, conflictTabs } = useInvalidTab(formik, tab, openTab);
  const canUpdate = useCan('products.update');
  const canCreate = useCan('products.create');
  const canSave = saved ? canUpdate : canCreate;
  const isSaveEnabled = canSave && (saved === null || formik.dirty);
  useEntityName(saved?.name);
  useLeaveGuard(formik.dirty);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaveEnabled) void submit();
  }

  return (
    <FormikProvider value={formik}>
      <ProductHeader
        id={id}
        saved={saved}
        tab={tab}
        onTab={openTab}
        extensions={extensions}
        invalidTabs={invalidTabs}
        conflictTabs={formik.dirty ? conflictTabs : []}
        canSave={canSave}
        isSaveEnabled={isSaveEnabled}
        isPublishing={publishing.isPending}
        onPublish={publishing.publish}
      >
        <FormNotice notice={notice} onReload={() => void reload()} />
      </ProductHeader>
      <ProductAlerts canSave={canSave} isDeleted={isDeleted} />
      <Box sx={isPartOfForm(tab) ? layoutStyles : undefined}>
        <form id={`${id}-form`} ref={form} noValidate onSubmit={handleSubmit} hidden={!isPartOfForm(tab)}>
          <Box component="fieldset" disabled={!canSave} sx={fieldsetStyles}>
            <PanelsOfForm id={id} tab={tab} slug={saved?.slug} />
          </Box>
        </form>
        <ProductRail saved={saved} canSave={canSave} hasPreview={isPartOfForm(tab)} />
      </Box>
      <OtherPanels id={id} tab={tab} saved={saved} extensions={extensions} />
      <Box sx={{ height: 'var(--bottom-bar, 0px)' }} />
    </FormikProvider>
  );
}

interface PanelsProps {
  id: string;
  /** the open tab */
  tab: string;
}

/** Renders the tabs whose fields are saved together. */
function PanelsOfForm({ id, tab, slug }: PanelsProps & { slug: string | undefined }) {
  return (
    <>
      <TabPanel id={id} tab="basics" isOpen={tab === 'basics'}>
        <BasicsFields slug={slug} />
      </TabPanel>
      <TabPanel id={id} tab="seo" isOpen={tab === 'seo'}>
        <SeoFields />
      </TabPanel>
      <TabPanel id={id} tab="flags" isOpen={tab === 'flags'}>
        <FlagsFields />
      </TabPanel>
    </>
  );
}

interface OtherPanelsProps extends PanelsProps {
  saved: Product | null;
  extensions: ReturnType<typeof useSlot>;
}

/** Renders the tabs that save by themselves, those of other modules last. */
function OtherPanels({ id, tab, saved, extensions }: OtherPanelsProps) {
  return (
    <>
      <TabPanel id={id} tab="media" isOpen={tab === 'media'} isLazy>
        <ProductMedia product={saved} />
      </TabPanel>
      <TabPanel id={id} tab="variants" isOpen={tab === 'variants'} isLazy>
        <ProductVariants product={saved} />
      </TabPanel>
      {extensions.map(({ key, render }) => (
        <TabPanel key={key} id={id} tab={key} isOpen={tab === key} isLazy>
          {saved && render({ id: saved.id })}
        </TabPanel>
      ))}
    </>
  );
}

function ProductAlerts({ canSave, isDeleted }: { canSave: boolean; isDeleted: boolean }) {
  return (
    <>
      {!canSave && (
        <Alert severity="info" sx={{ mb: 2 }}>
          You can view this product but not change it.
        </Alert>
      )}
      {isDeleted && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Somebody deleted this product. What you typed is kept: “Create product” makes a new product from it.
        </Alert>
      )}
    </>
  );
}

/** On smaller screens the rail comes first; it may be empty. */
const layoutStyles = { ...railColumns, rowGap: 0, '& > aside': { order: { xs: -1, lg: 0 } } };
const fieldsetStyles = { border: 0, m: 0, p: 0, minWidth: 0 };
