import { useState } from 'react';
import { FormikProvider } from 'formik';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { CheckboxField, PasswordField, TextField, useFocusOnRefusal } from '@lumora/shared-ui/form';
import { useSignIn } from './use-sign-in.ts';

export function SignInForm() {
  const { formik, submit, refusal } = useSignIn();
  const form = useFocusOnRefusal(formik);
  const [isHelpShown, setHelpShown] = useState(false);

  return (
    <FormikProvider value={formik}>
      <Stack component="form" ref={form} noValidate onSubmit={submit} sx={{ gap: 0.75 }}>
        {refusal !== null && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {refusal}
          </Alert>
        )}
        <TextField name="email" label="Email" type="email" autoComplete="username" autoFocus />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
          <CheckboxField name="remember" label="Remember me" />
          <Link
            component="button"
            type="button"
            variant="body2"
            aria-expanded={isHelpShown}
            onClick={() => setHelpShown((before) => !before)}
            sx={{ mt: 1.25 }}
          >
            Forgot password?
          </Link>
        </Box>
        {isHelpShown && (
          <Alert severity="info" sx={{ mb: 2 }}>
            Ask another administrator to set a new password for you.
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={formik.isSubmitting}>
          {formik.isSubmitting ? 'Signing in…' : 'Sign in'}
        </Button>
      </Stack>
    </FormikProvider>
  );
}
