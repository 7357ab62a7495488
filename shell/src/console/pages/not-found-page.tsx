import { Link } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { notFoundMessage, notFoundTitle } from '@lumora/shared-contract/not-found';
import type { ShopSummary } from '@lumora/shared-contract/storefront';
import { errorMessage, http } from '@lumora/shared-auth/core';
import { EmptyState, toast } from '@lumora/shared-ui';
import { NeonDigits } from './neon-digits.tsx';
import '../styles/neon-font.css';

interface NotFoundPageProps {
  /** path of Go Home */
  home: string;
  /** whether it is rendered inside the frame or as the whole page */
  fills: 'frame' | 'page';
}

/**
 * Renders the 404 page: inside the frame like an empty page of the console, else a dark wall in both colour modes, because
 * neon light is visible only on a dark background.
 */
export function NotFoundPage({ home, fills }: NotFoundPageProps) {
  const queryClient = useQueryClient();

  async function writeToSupport() {
    try {
      const { data } = await queryClient.query(shopSummary);
      location.href = `mailto:${data.shop.contact_email}`;
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  if (fills === 'frame') {
    return (
      <EmptyState
        title={notFoundTitle}
        titleElement="h1"
        description={notFoundMessage}
        action={
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="contained" component={Link} to={home}>
              Go Home
            </Button>
            <Button onClick={() => void writeToSupport()}>Contact Support</Button>
          </Stack>
        }
      />
    );
  }
  return (
    <Box sx={wallStyles}>
      <NeonDigits />
      <Typography component="h1" sx={{ fontSize: '1.75rem', fontWeight: 600 }}>
        {notFoundTitle}
      </Typography>
      <Typography sx={{ color: '#aaa7bd', fontSize: '1rem' }}>{notFoundMessage}</Typography>
      <Stack direction="row" sx={{ gap: 1.5, mt: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" size="large" component={Link} to={home} reloadDocument>
          Go Home
        </Button>
        <Button size="large" onClick={() => void writeToSupport()} sx={secondaryButtonStyles}>
          Contact Support
        </Button>
      </Stack>
    </Box>
  );
}

const shopSummary = {
  queryKey: ['shell', 'shop'],
  queryFn: ({ signal }: { signal: AbortSignal }) => http.get<ApiResponse<ShopSummary>>('/shop', { signal }),
};

const wallStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: '100dvh',
  p: 3,
  textAlign: 'center',
  color: '#f4f3f8',
  bgcolor: '#0b0b12',
  backgroundImage: 'radial-gradient(60% 50% at 50% 35%, #221a3a 0%, transparent 100%)',
};

const secondaryButtonStyles = {
  color: '#f4f3f8',
  border: '1px solid #2c2b3d',
  '&:hover': { bgcolor: '#1d1d2b' },
};
