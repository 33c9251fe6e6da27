/** Who is chosen in the edit mode, and where a range would begin. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The last one that was chosen or let go on its own. */
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

/** Chooses one, or lets it go. */
export const choose = (selection: Selection, id: string, isChosen: boolean): Selection => ({
  ...withAll(selection, [id], isChosen),
  anchor: id,
});

/** Chooses several at once, or lets them go: a household, or all in view. */
export const chooseAll = (selection: Selection, ids: readonly string[], isChosen: boolean): Selection =>
  withAll(selection, ids, isChosen);

/** With Shift: everybody listed between the last one and this one becomes as this one does. */
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

/** Of the chosen, who is still there: guests may be removed on another device. */
export const stillThere = (selection: Selection, known: ReadonlySet<string>): Selection =>
  [...selection.ids].every((id) => known.has(id))
    ? selection
    : { ...selection, ids: new Set([...selection.ids].filter((id) => known.has(id))) };
