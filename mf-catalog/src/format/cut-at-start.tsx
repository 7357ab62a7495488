import { styled } from '@mui/material/styles';

interface CutAtStartProps {
  title?: string;
  children: string;
}

/** Renders a SKU; where it is wider than its cell it begins with an ellipsis, because the SKUs of one product differ at their ends. */
export function CutAtStart({ title, children }: CutAtStartProps) {
  return (
    <Line title={title}>
      <bdi>{children}</bdi>
    </Line>
  );
}

/** A text that is read from the right has its ellipsis at the left. */
const Line = styled('span')({
  display: 'block',
  direction: 'rtl',
  textAlign: 'end',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
