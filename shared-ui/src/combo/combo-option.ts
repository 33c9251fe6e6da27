/** A suggestion below a field. */
export interface ComboOption {
  id: string;
  label: string;
  /** Faint after the label: a region. */
  note?: string;
  /** Suggestions of one kind stand together under its name: “Towns”. */
  group?: string;
}

/** The id of the element that shows an option, by the id of its list and its place there. */
export const optionId = (list: string, place: number): string => `${list}-${place}`;
