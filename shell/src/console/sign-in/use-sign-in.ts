import { useState, type SubmitEvent } from 'react';
import { useFormik } from 'formik';
import { signInInput, type Answer, type SignInInput, type SignedIn } from '@lumora/shared-contract';
import { errorMessage, http, isHttpError, session } from '@lumora/shared-auth/core';
import { toast } from '@lumora/shared-ui';

/** The sign-in form's life. `refusal` is why the last try failed; what was typed stays. */
export function useSignIn() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const formik = useFormik<SignInInput>({
    initialValues: { email: '', password: '', remember: false },
    validationSchema: signInInput,
    onSubmit: signIn,
  });

  async function signIn(values: SignInInput) {
    setRefusal(null);
    const waiting = toast.loading('Signing you in…');
    try {
      const { data } = await http.post<Answer<SignedIn>>('/admin/login', signInInput.cast(values));
      session.signIn(data);
      toast.success('You have been logged in.');
    } catch (error) {
      setRefusal(refusalWords(error));
      toast.error(errorMessage(error));
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
  return `${message} You can try again at ${at.toLocaleTimeString('en-IN', { timeStyle: 'short' })}.`;
}
