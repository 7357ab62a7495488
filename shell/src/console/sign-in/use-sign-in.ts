import { useRef, useState, type SubmitEvent } from 'react';
import { useFormik } from 'formik';
import { signInInput, type ApiResponse, type SignInInput, type SignedIn } from '@lumora/shared-contract';
import { errorMessage, http, isHttpError, session } from '@lumora/shared-auth/core';
import { toast, type ToastKey } from '@lumora/shared-ui';
import { preloadRemote } from '../remotes/remote-routes.tsx';
import { useReleaseSet } from '../release-set-context.ts';

/** The sign-in form's life, which leads to `target`. `refusal` is why the last try failed; what was typed stays. */
export function useSignIn(target: string) {
  const set = useReleaseSet();
  const refused = useRef<ToastKey>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const formik = useFormik<SignInInput>({
    initialValues: { email: '', password: '', remember: false },
    validationSchema: signInInput,
    onSubmit: signIn,
  });

  async function signIn(values: SignInInput) {
    setRefusal(null);
    if (refused.current !== null) toast.close(refused.current);
    // earlier it would be a download for nothing, should nobody sign in
    preloadRemote(set, new URL(target, location.origin).pathname);
    const waiting = toast.loading('Signing you in…');
    try {
      const { data } = await http.post<ApiResponse<SignedIn>>('/admin/login', signInInput.cast(values));
      session.signIn(data);
      toast.success('You have been logged in.');
    } catch (error) {
      setRefusal(refusalWords(error));
      refused.current = toast.error(errorMessage(error));
    } finally {
      toast.close(waiting);
    }
  }

  /** A second press while the first is on its way would be a second session, or a second failed try. */
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!formik.isSubmitting) formik.handleSubmit(event);
  }

  return { formik, submit, refusal };
}

function refusalWords(error: unknown): string {
  const message = errorMessage(error);
  if (!isHttpError(error) || error.retryAfter === undefined) return message;

  const at = new Date(Date.now() + error.retryAfter * 1000);
  return `${message} You can try again at ${at.toLocaleTimeString(undefined, { timeStyle: 'short' })}.`;
}
