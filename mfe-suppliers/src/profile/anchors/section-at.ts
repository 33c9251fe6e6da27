import type { NavigableSection } from './anchors';

/** The top of a section in the window, in CSS pixels. */
export interface SectionTop {
  section: NavigableSection;
  top: number;
}

/**
 * Returns the section that a person reads: the last one that begins above the line. At the end of the page it is the
 * last one, which may be too short to reach the line; null without sections.
 */
export const sectionAt = (tops: readonly SectionTop[], line: number, isAtEnd: boolean): NavigableSection | null => {
  const reached = isAtEnd ? tops : tops.filter(({ top }) => top <= line);
  return (reached.at(-1) ?? tops[0])?.section ?? null;
};
