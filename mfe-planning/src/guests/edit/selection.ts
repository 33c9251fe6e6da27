/** The guests selected in the edit mode, and the start of a range. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The last guest that was selected or deselected alone. */
  anchor: string | null;
}

export const nobodyChosen: Selection = { ids: new Set(), anchor: null };

const withAll = ({ ids, anchor }: Selection, changed: readonly string[], isChosen: boolean): Selection => {
  const next = new Set(ids);
  for (const id of changed) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return { ids: next, anchor };
};

/** Selects a guest, or deselects it. */
export const choose = (selection: Selection, id: string, isChosen: boolean): Selection => ({
  ...withAll(selection, [id], isChosen),
  anchor: id,
});

/** Selects several guests at once, or deselects them: a household, or all in view. */
export const chooseAll = (selection: Selection, ids: readonly string[], isChosen: boolean): Selection =>
  withAll(selection, ids, isChosen);

/** With Shift: gives every listed guest between the last one and this one the same state. */
export const chooseRange = (
  selection: Selection,
  listed: readonly string[],
  id: string,
  isChosen: boolean,
): Selection => {
  const from = selection.anchor === null ? -1 : listed.indexOf(selection.anchor);
  const to = listed.indexOf(id);
  if (from < 0 || to < 0) return choose(selection, id, isChosen);
  const range = listed.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...withAll(selection, range, isChosen), anchor: id };
};

/** Removes guests from the selection that no longer exist: they may have been removed on another device. */
export const withoutRemoved = (selection: Selection, known: ReadonlySet<string>): Selection =>
  [...selection.ids].every((id) => known.has(id))
    ? selection
    : { ...selection, ids: new Set([...selection.ids].filter((id) => known.has(id))) };
