import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormikContextType } from 'formik';
import { wrongFields } from '@lumora/shared-ui/form';
import { tabsOf, type ProductTab } from './product-tabs.ts';
import type { ProductValues } from './product-values.ts';

/**
 * After a submit that was refused, the first tab with an error is open and its first field in error has the focus.
 * Answers a ref for the form's element, and the tabs with errors.
 */
export function useInvalidTab(
  formik: FormikContextType<ProductValues>,
  tab: ProductTab,
  goTo: (tab: ProductTab) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const isOnTheWay = useRef(false);
  const { submitCount, isSubmitting } = formik;
  const wrongTabs = tabsOf(wrongFields(formik));

  function focusFirst() {
    isOnTheWay.current = false;
    form.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')?.focus();
  }

  const show = useEffectEvent(() => {
    const [first] = wrongTabs;
    if (first === undefined) return;
    if (first === tab) return focusFirst();
    isOnTheWay.current = true;
    goTo(first);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) show();
  }, [submitCount, isSubmitting]);

  // a field can have the focus only once its tab is shown
  const arrive = useEffectEvent(() => isOnTheWay.current && focusFirst());
  useEffect(() => {
    arrive();
  }, [tab]);

  return { form, wrongTabs };
}
