import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Product } from '@lumora/shared-contract/catalog';
import { imagesQuery } from '../../images/images-api.ts';
import { productVariants } from '../../variants/variants-api.ts';
import { publishingSteps, type PublishingStep } from './publishing-steps.ts';

/** Lists what a draft needs before it is published. Renders nothing for a published product. */
export function PublishingChecklist({ product }: { product: Product }) {
  const { data: images } = useQuery(imagesQuery(product.id));
  const { data: variants } = useQuery(productVariants(product.id));
  if (product.is_active || !images || !variants) return null;
  return <StepsCard steps={publishingSteps(images, variants)} />;
}

/** Lists the steps that follow the creation of a product. */
export function CreationChecklist() {
  return (
    <StepsCard steps={[{ label: 'Create the product', isDone: false, tab: 'basics' }, ...publishingSteps([], [])]} />
  );
}

type ListedStep = Omit<PublishingStep, 'result'>;

function StepsCard({ steps }: { steps: readonly ListedStep[] }) {
  const isReady = steps.every(({ isDone }) => isDone);

  return (
    <Card component="section" aria-label="Before you publish" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h3" component="h2">
        {isReady ? 'Ready to publish' : 'Before you publish'}
      </Typography>
      <Box component="ol" sx={listStyles}>
        {steps.map((step, index) => (
          <li key={step.label}>
            <StepLine step={step} number={index + 1} />
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        Shoppers see the product once you publish it.
      </Typography>
    </Card>
  );
}

function StepLine({ step: { label, isDone, tab }, number }: { step: ListedStep; number: number }) {
  return (
    <Box sx={lineStyles}>
      {isDone ? (
        <CheckCircleRounded color="success" titleAccess="Done" />
      ) : (
        <StepNumber role="img" aria-label="To do">
          {number}
        </StepNumber>
      )}
      <MuiLink component={Link} to={`?tab=${tab}`} color="inherit">
        {label}
      </MuiLink>
    </Box>
  );
}

const listStyles = { display: 'grid', gap: 1, m: 0, mt: 2, mb: 1.5, p: 0, listStyle: 'none' };
const StepNumber = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: '50%',
  backgroundColor: vars.palette.action.selected,
  color: vars.palette.text.secondary,
  fontSize: '0.75rem',
  fontWeight: 500,
}));

const lineStyles = { display: 'flex', alignItems: 'center', gap: 1 };
