import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSlot } from '@lumora/shared-ui';

/** Renders the panels that other modules contribute to the page of an order. */
export function OrderPanels({ id }: { id: number }) {
  return useSlot('order-panels').map(({ key, title, render }) => (
    <Card key={key} component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {render({ id })}
    </Card>
  ));
}
