import { useState, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isEnquiryReference } from '@lumora/shared-contract/enquiries';
import { normalizeReference, referencePattern } from '@lumora/shared-contract/orders';
import { saveKnownOrder } from './known-orders.ts';
import { toFindOrderErrors, type FindOrderErrors } from './find-order-errors.ts';
import type { OrderCredentials } from './order-credentials.ts';
import { orderQuery } from './order-query.ts';

interface FindOrderOptions {
  /** errors of an attempt before the form was rendered */
  firstErrors: FindOrderErrors;
  /** whether the page of the order replaces the current page in the history */
  replace: boolean;
}

/** Returns a function that opens the page of an order, or focuses the first wrong field of the form. */
export function useFindOrder(form: RefObject<HTMLFormElement | null>, { firstErrors, replace }: FindOrderOptions) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [errors, setErrors] = useState(firstErrors);
  const [isLoading, setLoading] = useState(false);

  function showErrors(found: FindOrderErrors) {
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  }

  async function find(typed: OrderCredentials) {
    if (isLoading) return;
    const credentials = { reference: normalizeReference(typed.reference), phone: typed.phone.trim() };
    const invalid = isEnquiryReference(typed.reference) ? { reference: enquiryMessage } : checkCredentials(credentials);
    if (Object.keys(invalid).length > 0) return showErrors(invalid);
    setErrors({}); // the same error is announced again
    setLoading(true);
    try {
      const order = await queries.query(orderQuery(credentials.reference, credentials.phone));
      if (form.current === null) return; // the shopper left the page
      saveKnownOrder(order);
      queries.setQueryData(orderQuery(order.reference, order.phone).queryKey, order);
      void navigate(`/orders/${order.reference}`, { replace });
    } catch (error) {
      showErrors(toFindOrderErrors(error));
    } finally {
      setLoading(false);
    }
  }

  return { errors, isLoading, find };
}

const enquiryMessage = 'This is the number of an enquiry. We reply within a working day, on WhatsApp or by phone.';

function checkCredentials({ reference, phone }: OrderCredentials): FindOrderErrors {
  return {
    ...(!referencePattern.test(reference) && { reference: 'Enter the order number, such as LUM-7F3K2Q' }),
    ...(phone === '' && { phone: 'Mobile number is required' }),
  };
}
