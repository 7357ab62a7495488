import { useState } from 'react';
import { FormikProvider } from 'formik';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { CheckboxField, PasswordField, TextField, useFocusOnError } from '@lumora/shared-ui/form';
import { useSignIn } from './use-sign-in.ts';

/** Renders the sign-in form; `target` is the path that is opened after the sign-in. */
export function SignInForm({ target }: { target: string }) {
  const { formik, submit, error } = useSignIn(target);
  const form = useFocusOnError(formik);
  const [isHelpVisible, setHelpVisible] = useState(false);

  return (
    <FormikProvider value={formik}>
      <Stack component="form" ref={form} noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
        {error !== null && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {error}
          </Alert>
        )}
        <TextField name="email" label="Email" type="email" autoComplete="username" autoFocus />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <CheckboxField name="remember" label="Remember me" />
          <Link
            component="button"
            type="button"
            variant="body2"
            aria-expanded={isHelpVisible}
            onClick={() => setHelpVisible((value) => !value)}
          >
            Forgot password?
          </Link>
        </Box>
        {isHelpVisible && (
          <Alert severity="info" sx={{ mb: 2 }}>
            Whoever runs the server can start it once with RESET_PASSWORD=your email; it prints a new password.
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={formik.isSubmitting}>
          {formik.isSubmitting ? 'Signing in…' : 'Sign in'}
        </Button>
      </Stack>
    </FormikProvider>
  );
}
