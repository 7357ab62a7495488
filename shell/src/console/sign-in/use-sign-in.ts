import { useRef, useState, type SubmitEvent } from 'react';
import { useFormik } from 'formik';
import { signInInput, type SignInInput, type SignedIn } from '@lumora/shared-contract/auth';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { errorMessage, http, isHttpError, session } from '@lumora/shared-auth/core';
import { toast, type ToastKey } from '@lumora/shared-ui';
import { preloadRemote } from '../remotes/remote-routes.tsx';
import { useReleaseSet } from '../release-set/release-set-context.ts';

/** Manages the sign-in form. `target` is the path opened next; `error` is the message of the last failed attempt. */
export function useSignIn(target: string) {
  const set = useReleaseSet();
  const errorToast = useRef<ToastKey>(null);
  const [error, setError] = useState<string | null>(null);
  const formik = useFormik<SignInInput>({
    initialValues: { email: '', password: '', remember: false },
    validationSchema: signInInput,
    onSubmit: signIn,
  });

  async function signIn(values: SignInInput) {
    setError(null);
    if (errorToast.current !== null) toast.close(errorToast.current);
    // not earlier, because the download is useless if the user does not sign in
    preloadRemote(set, new URL(target, location.origin).pathname);
    const loadingToast = toast.loading('Signing you in…');
    try {
      const { data } = await http.post<ApiResponse<SignedIn>>('/admin/login', signInInput.cast(values));
      session.signIn(data);
      toast.success('You have been logged in.');
    } catch (failure) {
      setError(signInErrorText(failure));
      errorToast.current = toast.error(errorMessage(failure));
    } finally {
      toast.close(loadingToast);
    }
  }

  /** Ignores a second submit during the request: it would create a second session, or count as a second failed attempt. */
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!formik.isSubmitting) formik.handleSubmit(event);
  }

  return { formik, submit, error };
}

function signInErrorText(error: unknown): string {
  const message = errorMessage(error);
  if (!isHttpError(error) || error.retryAfter === undefined) return message;

  const retryAt = new Date(Date.now() + error.retryAfter * 1000);
  return `${message} You can try again at ${retryAt.toLocaleTimeString(undefined, { timeStyle: 'short' })}.`;
}
