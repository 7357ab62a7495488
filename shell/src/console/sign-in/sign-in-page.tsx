import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession } from '@lumora/shared-auth';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { safeRedirect } from '../session/sign-in-path.ts';
import { NeonSign } from './neon-sign.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Renders the sign-in page; redirects a signed-in user to the `redirect` parameter. */
export function SignInPage() {
  const { isAuthenticated } = useSession();
  const [params] = useSearchParams();
  const { product } = useReleaseSet();
  const target = safeRedirect(params.get('redirect'));

  if (isAuthenticated) return <Redirect target={target} />;
  return (
    <Box sx={pageStyles}>
      <NeonSign text={product} />
      <Box component="main" sx={panelStyles}>
        <Box sx={formStyles}>
          <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
            Sign in to the console
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
            Manage your {product} shop.
          </Typography>
          <SignInForm target={target} />
        </Box>
        <Typography variant="caption" color="textSecondary">
          v1.0.0
        </Typography>
      </Box>
    </Box>
  );
}

function Redirect({ target }: { target: string }) {
  const isConsole = /^\/(admin|auth)(\/|\?|#|$)/.test(target);

  // the shop is another application, which needs a full page load
  useEffect(() => {
    if (!isConsole) location.replace(target);
  }, [isConsole, target]);

  return isConsole ? <Navigate to={target} replace /> : null;
}

const pageStyles = {
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateRows: 'minmax(190px, 30dvh) 1fr',
  bgcolor: 'background.default',
  '@media (min-width: 600px) and (max-width: 899.95px)': { gridTemplateRows: 'minmax(190px, 38dvh) 1fr' },
  '@media (min-width: 900px)': { gridTemplateRows: '1fr', gridTemplateColumns: '1.15fr 1fr' },
};

/** In the middle of its column; on a tablet close to the sign above it. */
const formStyles = {
  width: '100%',
  maxWidth: 360,
  my: 'auto',
  '@media (min-width: 600px) and (max-width: 899.95px)': { mt: 4 },
};

const panelStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 3,
  px: 3,
  pt: 4,
  pb: 2.5,
};
