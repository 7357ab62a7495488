import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Calls `onTyped` for each field in `group` that was changed before hydration, because React would overwrite its value. */
export function useInputBeforeHydration(
  group: RefObject<HTMLElement | null>,
  onTyped: (field: TextField, index: number) => void,
): void {
  const reportTyped = useEffectEvent(() => {
    const fields = [...(group.current?.querySelectorAll<TextField>(textFields) ?? [])];
    for (const [index, field] of fields.entries()) if (field.value !== field.defaultValue) onTyped(field, index);
  });

  useLayoutEffect(() => reportTyped(), []);
}

const textFields = 'input:is(:not([type]), [type="tel"]), textarea';
