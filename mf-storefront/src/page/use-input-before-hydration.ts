import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Tells of each field in `group` that was typed into before the scripts were there: React would write over it. */
export function useInputBeforeHydration(
  group: RefObject<HTMLElement | null>,
  onTyped: (field: TextField, index: number) => void,
): void {
  const tell = useEffectEvent(() => {
    const fields = [...(group.current?.querySelectorAll<TextField>('input:not([type]), textarea') ?? [])];
    for (const [index, field] of fields.entries()) if (field.value !== field.defaultValue) onTyped(field, index);
  });

  useLayoutEffect(() => tell(), []);
}
