export * from './checkbox-field.tsx';
export * from './form-dialog.tsx';
export * from './image-field.tsx';
export * from './number-field.tsx';
export * from './password-field.tsx';
export * from './save-button.tsx';
export * from './select-field.tsx';
export * from './text-field.tsx';
export { useSaving, type SavingOptions, type Sending } from './use-saving.ts';
