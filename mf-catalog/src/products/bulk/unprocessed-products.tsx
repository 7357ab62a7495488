import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { toast } from '@lumora/shared-ui';
import { ScrollList } from '../../scroll-list/scroll-list.tsx';

interface UnprocessedProductsProps {
  products: readonly { id: number; name: string; reason: string }[];
}

/** Lists the products that were not changed, each with its reason. */
export function UnprocessedProducts({ products }: UnprocessedProductsProps) {
  async function copy() {
    const lines = products.map(({ id, name, reason }) => `${id}\t${name}\t${reason}`);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toast.success('List copied');
    } catch {
      // browsers deny the clipboard on insecure pages and without permission
      toast.error('The browser did not let the list be copied. Select and copy it by hand.');
    }
  }

  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h3">
          Not done
        </Typography>
        <Button size="small" onClick={() => void copy()}>
          Copy list
        </Button>
      </Stack>
      <ScrollList
        label="Not done"
        items={products.map(({ id, name, reason }) => ({ key: id, title: name, text: reason }))}
      />
    </>
  );
}
