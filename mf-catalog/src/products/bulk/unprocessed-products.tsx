import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { toast } from '@lumora/shared-ui';
import { ScrollList } from '../scroll-list.tsx';

interface RemainingProductsProps {
  products: readonly { id: number; name: string; reason: string }[];
}

/** The products that were not changed, each with its reason. */
export function UnprocessedProducts({ products }: RemainingProductsProps) {
  async function copy() {
    const lines = products.map(({ id, name, reason }) => `${id}\t${name}\t${reason}`);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toast.success('List copied');
    } catch {
      // browsers withhold the clipboard where a page is not secure, or is not allowed to write to it
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
        items={products.map(({ id, name, reason }) => ({ key: id, lead: name, words: reason }))}
      />
    </>
  );
}
