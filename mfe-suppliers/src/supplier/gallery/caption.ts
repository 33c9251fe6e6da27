/** The words below a picture. */
export interface Caption {
  text: string;
  /** The catalogue drew it; its label says so. */
  isIllustration: boolean;
}

const mark = /^Illustration\s?: /;

/** Returns a label without the supplier's name, which stands above all of its pictures, and without the mark. */
export const captionOf = (label: string, name: string): Caption => ({
  text: label.replace(mark, '').replace(`, ${name}`, ''),
  isIllustration: mark.test(label),
});
