import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormikContextType } from 'formik';
import { conflictFields, wrongFields } from '@lumora/shared-ui/form';
import { tabsWithFields } from './product-tabs.ts';
import type { ProductValues } from '../fields/product-values.ts';

/**
 * Opens the first invalid tab after a rejected submit and focuses its first invalid field.
 * Returns a ref for the form element, the invalid tabs, and those with a field that somebody else changed too.
 */
export function useInvalidTab(formik: FormikContextType<ProductValues>, tab: string, openTab: (tab: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const isFocusPending = useRef(false);
  const { submitCount, isSubmitting } = formik;
  const invalidTabs = tabsWithFields(wrongFields(formik));
  const conflictTabs = tabsWithFields(conflictFields(formik));

  function focusFirstInvalidField() {
    isFocusPending.current = false;
    form.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')?.focus();
  }

  const openFirstInvalidTab = useEffectEvent(() => {
    const [first] = invalidTabs;
    if (first === undefined) return;
    if (first === tab) return focusFirstInvalidField();
    isFocusPending.current = true;
    openTab(first);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) openFirstInvalidTab();
  }, [submitCount, isSubmitting]);

  // a field is focusable only after its tab is visible
  const focusAfterTabChange = useEffectEvent(() => isFocusPending.current && focusFirstInvalidField());
  useEffect(() => {
    focusAfterTabChange();
  }, [tab]);

  return { form, invalidTabs, conflictTabs };
}
