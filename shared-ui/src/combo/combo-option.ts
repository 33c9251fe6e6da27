/** A suggestion below a field. */
export interface ComboOption {
  id: string;
  label: string;
  /** Shown faintly after the label: a region. */
  note?: string;
  /** Name of a group of suggestions, shown above it: “Towns”. */
  group?: string;
}

/** Returns the id of an option's element, from its list's id and its index. */
export const optionId = (list: string, place: number): string => `${list}-${place}`;
