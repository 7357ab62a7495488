import {
  discountPercent,
  variantInput,
  type Variant,
  type VariantEdit,
  type VariantEditsOutcome,
} from '@lumora/shared-contract/catalog';
import { plainNumber, rupees } from '@lumora/shared-contract/format';
import { validationMessages } from '@lumora/shared-contract/http';

/** The fields that can be edited in a table. */
export const editableFields = ['purchase_price', 'show_price', 'selling_price', 'stock'] as const;
export type EditableField = (typeof editableFields)[number];

/** Labels of the editable fields. */
export const fieldLabels: Record<EditableField, string> = {
  purchase_price: 'Purchase price',
  show_price: 'Show price',
  selling_price: 'Selling price',
  stock: 'Stock',
};

/** The fields of “Set prices or stock”, the most common first. */
export const settableFields = ['selling_price', 'show_price', 'purchase_price', 'stock'] as const;

/** Unsaved edits of a variant. */
export interface VariantDraft {
  /** the saved variant that the edits are based on, updated after a rejection */
  base: Variant;
  edits: Partial<Record<EditableField, string>>;
  /** error message of the last save */
  rejection?: string;
  /** edited fields that another user changed meanwhile; the next save replaces their values */
  conflicts?: EditableField[];
}

/** Drafts by variant id. */
export type VariantDrafts = ReadonlyMap<number, VariantDraft>;

/** A table row: the saved variant with its draft. */
export interface DraftedVariant<Saved extends Variant = Variant> {
  saved: Saved;
  draft: VariantDraft | undefined;
}

/**
 * Applies the text of a cell to the drafts; the saved value removes the draft. In stock, `+5` and `-2` are relative. If the
 * `row` is newer than the base of its draft, it becomes the base, and edited fields that it changes become conflicts.
 */
export function applyEdit(drafts: VariantDrafts, row: Variant, field: EditableField, text: string): VariantDrafts {
  const draft = drafts.get(row.id) ?? { base: row, edits: {} };
  const base = row.updated_at > draft.base.updated_at ? row : draft.base;
  const conflicts = (draft.conflicts ?? []).filter((one) => one !== field);
  return setDraft(drafts, {
    base,
    edits: { ...draft.edits, [field]: normalizeText({ base, edits: draft.edits }, field, text) },
    conflicts: [...new Set([...conflicts, ...changedMeanwhile(draft, base)])],
  });
}

/** Removes the edits of a variant that conflict with those of another user. */
export function keepTheirs(drafts: VariantDrafts, id: number): VariantDrafts {
  const draft = drafts.get(id);
  if (draft === undefined) return drafts;
  const edits = Object.entries(draft.edits).filter(([field]) => !draft.conflicts?.some((one) => one === field));
  return setDraft(drafts, { base: draft.base, edits: Object.fromEntries(edits) });
}

/** Removes the edits that were saved. An edit that was reverted after it was sent becomes one that restores the value. */
export function applySaved(
  drafts: VariantDrafts,
  sent: readonly VariantDraft[],
  saved: readonly Variant[],
): VariantDrafts {
  return addDrafts(drafts, createUndoDrafts(sent, saved));
}

/** Marks rejected drafts with their messages. */
export function markRejected(drafts: VariantDrafts, failed: VariantEditsOutcome['failed']): VariantDrafts {
  return failed.reduce((marked, { id, message }) => {
    const draft = marked.get(id);
    return draft ? new Map(marked).set(id, { ...draft, rejection: message }) : marked;
  }, drafts);
}

/**
 * Bases the drafts on the current variants, so that the next save sends their versions. A rejected draft has its conflicts
 * in place of the message.
 */
export function rebase(drafts: VariantDrafts, current: readonly Variant[]): VariantDrafts {
  return current.reduce((rebased, base) => {
    const draft = rebased.get(base.id);
    if (!draft) return rebased;
    const conflicts = draft.rejection ? changedMeanwhile(draft, base) : [];
    return setDraft(rebased, { ...draft, base, ...(conflicts.length > 0 && { rejection: '', conflicts }) });
  }, drafts);
}

/** Returns the edited fields whose values differ between the base of a draft and the current variant. */
function changedMeanwhile({ base, edits }: VariantDraft, current: Variant): EditableField[] {
  return editableFields.filter((field) => edits[field] !== undefined && base[field] !== current[field]);
}

/** Creates drafts that restore the values which `sent` replaced in the saved variants. */
export function createUndoDrafts(sent: readonly VariantDraft[], saved: readonly Variant[]): VariantDraft[] {
  const sentById = new Map(sent.map((draft) => [draft.base.id, draft]));
  return saved.flatMap((base) => {
    const draft = sentById.get(base.id);
    if (draft === undefined) return [];
    const changed = editableFields.filter((field) => draft.edits[field] !== undefined);
    return { base, edits: Object.fromEntries(changed.map((field) => [field, String(draft.base[field])])) };
  });
}

/** Adds the edits of `added` to the drafts; a field that already has an edit keeps it. */
export function addDrafts(drafts: VariantDrafts, added: readonly VariantDraft[]): VariantDrafts {
  return added.reduce(
    (all, { base, edits }) => setDraft(all, { base, edits: { ...edits, ...all.get(base.id)?.edits } }),
    drafts,
  );
}

/** Bases a draft on the current variant; undefined when an edited field was changed meanwhile, or nothing was. */
export function mergeWithCurrent(draft: VariantDraft, current: readonly Variant[]): VariantDraft | undefined {
  const base = current.find(({ id }) => id === draft.base.id);
  if (base === undefined || base.updated_at === draft.base.updated_at) return undefined;
  return changedMeanwhile(draft, base).length > 0 ? undefined : { ...draft, base };
}

/** Converts a draft to an item of an `update-many` request. */
export function toVariantEdit({ base, edits }: VariantDraft): VariantEdit {
  const values = Object.entries(edits).map(([field, text]) => [field, toNumber(text)]);
  return { id: base.id, updated_at: base.updated_at, ...Object.fromEntries(values) };
}

/** Returns whether all edits of a draft are valid. */
export function isValidDraft({ edits }: VariantDraft): boolean {
  return editableFields.every((field) => validateText(field, edits[field]) === undefined);
}

/** Returns the validation error of an edited cell, its conflict with another user, or the error of the last save. */
export function cellError({ draft }: DraftedVariant, field: EditableField): string | undefined {
  const text = draft?.edits[field];
  if (draft === undefined || text === undefined) return undefined;
  return validateText(field, text) ?? (draft.conflicts?.includes(field) ? describeConflict(draft) : draft.rejection);
}

/** Describes both values of each field in conflict, such as “Changed meanwhile. Stock: yours 20, theirs 1.” */
function describeConflict({ base, edits, conflicts = [] }: VariantDraft): string {
  const format = (field: EditableField, value: number) => (field === 'stock' ? String(value) : rupees(value));
  const values = conflicts.map(
    (field) =>
      `${fieldLabels[field]}: yours ${format(field, toNumber(edits[field] ?? ''))}, theirs ${format(field, base[field])}.`,
  );
  return ['Changed meanwhile.', ...values].join(' ');
}

/** Returns the text of a cell: the edit, or the saved value. */
export function cellText({ saved, draft }: DraftedVariant, field: EditableField): string {
  return draft?.edits[field] ?? String(saved[field]);
}

/** Returns the number in a cell; NaN if the text is not a number. */
export function cellNumber(row: DraftedVariant, field: EditableField): number {
  return toNumber(cellText(row, field));
}

/** Returns the discount in percent that results from the prices of a row; null if one is invalid. */
export function draftDiscount(row: DraftedVariant): number | null {
  const [show, selling] = [cellNumber(row, 'show_price'), cellNumber(row, 'selling_price')];
  return Number.isNaN(show + selling) ? null : discountPercent(show, selling);
}

function normalizeText({ base, edits }: VariantDraft, field: EditableField, text: string): string {
  const plain = plainNumber(text);
  if (field !== 'stock' || !/^[+-]\d+$/.test(plain)) return plain;
  const next = toNumber(edits.stock ?? String(base.stock)) + Number(plain);
  return Number.isNaN(next) ? plain : String(next);
}

/** Parses a number; an empty text is 0, as in the form. */
function toNumber(text: string): number {
  return text === '' ? 0 : Number(text);
}

/** Returns the validation error of a text in a field; undefined if it is valid. */
export function validateText(field: EditableField, text: string | undefined): string | undefined {
  return validationMessages(variantInput.pick([field]), { [field]: text })[field];
}

/** Stores a draft without the edits that equal the saved values; removes a draft without edits. */
function setDraft(drafts: VariantDrafts, { base, edits, rejection, conflicts = [] }: VariantDraft): VariantDrafts {
  const changes = Object.fromEntries(
    editableFields.flatMap((field) => {
      const text = edits[field];
      return text === undefined || toNumber(text) === base[field] ? [] : [[field, text]];
    }),
  );
  const next = new Map(drafts);
  const open = conflicts.filter((field) => field in changes);
  if (Object.keys(changes).length === 0) next.delete(base.id);
  else
    next.set(base.id, {
      base,
      edits: changes,
      ...(rejection && { rejection }),
      ...(open.length > 0 && { conflicts: open }),
    });
  return next;
}
