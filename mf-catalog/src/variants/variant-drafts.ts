import {
  discountPercent,
  variantInput,
  type Variant,
  type VariantEdit,
  type VariantEditsOutcome,
} from '@lumora/shared-contract';
import { errorMessage } from '@lumora/shared-auth/core';
import { rupees } from '@lumora/shared-ui';

/** What can be edited in a table, and what it is called there. */
export const editableFields = {
  purchase_price: 'Purchase price',
  show_price: 'Show price',
  selling_price: 'Selling price',
  stock: 'Stock',
} as const;
export type EditableField = keyof typeof editableFields;

/** What was typed over a variant and is not saved yet. */
export interface VariantDraft {
  /** the variant as it was read when typing began, or last seen after a refusal */
  read: Variant;
  typed: Partial<Record<EditableField, string>>;
  /** why the last save left it as it was */
  refusal?: string;
}

/** Drafts by the ids of their variants. */
export type VariantDrafts = ReadonlyMap<number, VariantDraft>;

/** A variant as a table shows it: as it is saved, with what was typed over it. */
export interface DraftedVariant<Saved extends Variant = Variant> {
  saved: Saved;
  draft: VariantDraft | undefined;
}

export const fieldNames = Object.keys(editableFields) as EditableField[]; // the keys of a literal

/** Takes what was typed into a cell; typing what is saved takes the draft away. In stock, `+5` and `-2` are steps. */
export function applyEdit(drafts: VariantDrafts, read: Variant, field: EditableField, text: string): VariantDrafts {
  const before = drafts.get(read.id) ?? { read, typed: {} };
  const typed = { ...before.typed, [field]: readTyped(before, field, text) };
  return withDraft(drafts, { read: before.read, typed });
}

/** Takes over what a save came to: rows that were saved as they stand are no drafts any more. */
export function applySaveResult(
  drafts: VariantDrafts,
  sent: VariantDraft[],
  outcome: VariantEditsOutcome,
): VariantDrafts {
  const saved = new Map(outcome.saved.map((variant) => [variant.id, variant]));
  const reasons = new Map(outcome.failed.map(({ id, message }) => [id, message]));
  return sent.reduce((left, { read: { id } }) => {
    const draft = left.get(id);
    const refusal = reasons.get(id);
    if (!draft) return left;
    if (refusal !== undefined) return new Map(left).set(id, { ...draft, refusal });
    return withDraft(left, { read: saved.get(id) ?? draft.read, typed: draft.typed });
  }, drafts);
}

/** Puts the drafts upon the variants as they are now, so that the next save changes what was seen. */
export function rebase(drafts: VariantDrafts, current: readonly Variant[]): VariantDrafts {
  return current.reduce((left, read) => {
    const draft = left.get(read.id);
    if (!draft) return left;
    const others = changesBetween(draft.read, read);
    const refusal = draft.refusal && [draft.refusal, others && `Saved meanwhile: ${others}.`].filter(Boolean).join(' ');
    return withDraft(left, { read, typed: draft.typed, ...(refusal && { refusal }) });
  }, drafts);
}

/** The rows of one `update-many`. */
export function editOf({ read, typed }: VariantDraft): VariantEdit {
  const values = Object.entries(typed).map(([field, text]) => [field, numberIn(text)]);
  return { id: read.id, updated_at: read.updated_at, ...Object.fromEntries(values) };
}

/** Whether everything that was typed may be sent. */
export function isSendable({ typed }: VariantDraft): boolean {
  return fieldNames.every((field) => problemOf(field, typed[field]) === undefined);
}

/** Why this cell cannot be saved, or was not. */
export function cellError({ draft }: DraftedVariant, field: EditableField): string | undefined {
  const text = draft?.typed[field];
  return text === undefined ? undefined : (problemOf(field, text) ?? draft?.refusal);
}

/** What stands in a cell, as it is typed. */
export function cellText({ saved, draft }: DraftedVariant, field: EditableField): string {
  return draft?.typed[field] ?? String(saved[field]);
}

/** The number in a cell, NaN when it is none. */
export function cellNumber(row: DraftedVariant, field: EditableField): number {
  return numberIn(cellText(row, field));
}

/** The discount as typed. */
export function discountOf(row: DraftedVariant): number | null {
  const [show, selling] = [cellNumber(row, 'show_price'), cellNumber(row, 'selling_price')];
  return Number.isNaN(show + selling) ? null : discountPercent(show, selling);
}

function readTyped({ read, typed }: VariantDraft, field: EditableField, text: string): string {
  // prices come from spreadsheets as they are written there: ₹1,49,999.00
  const plain = text.replace(/[₹,\s]/g, '');
  if (field !== 'stock' || !/^[+-]\d+$/.test(plain)) return plain;
  const next = numberIn(typed.stock ?? String(read.stock)) + Number(plain);
  return Number.isNaN(next) ? plain : String(next);
}

/** Empty is 0, as in the form. */
function numberIn(text: string): number {
  return text === '' ? 0 : Number(text);
}

function problemOf(field: EditableField, text: string | undefined): string | undefined {
  try {
    variantInput.validateSyncAt(field, { [field]: text });
  } catch (error) {
    return errorMessage(error);
  }
  return undefined;
}

/** Without what is as it is saved; a draft of nothing is none. */
function withDraft(drafts: VariantDrafts, { read, typed, refusal }: VariantDraft): VariantDrafts {
  const open = Object.fromEntries(
    fieldNames.flatMap((field) => {
      const text = typed[field];
      return text === undefined || numberIn(text) === read[field] ? [] : [[field, text]];
    }),
  );
  const next = new Map(drafts);
  if (Object.keys(open).length === 0) next.delete(read.id);
  else next.set(read.id, { read, typed: open, ...(refusal && { refusal }) });
  return next;
}

function changesBetween(before: Variant, now: Variant): string {
  return fieldNames
    .filter((field) => before[field] !== now[field])
    .map((field) => `${editableFields[field]} ${field === 'stock' ? now.stock : rupees(now[field])}`)
    .join(', ');
}
