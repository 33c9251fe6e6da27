/** A suggestion below a field. */
export interface ComboOption {
  id: string;
  label: string;
  /** Faint after the label: a region. */
  note?: string;
  /** Suggestions of one kind stand together under its name: “Towns”. */
  group?: string;
}
