import type { ComponentType } from 'react';

/** Waits for a part that the rest of a page does without: where its code does not come, nothing is shown in its place. */
export const orNothing = async <P extends object>(
  loading: Promise<ComponentType<P>>,
): Promise<{ default: ComponentType<P> }> => {
  try {
    return { default: await loading };
  } catch {
    return { default: () => null };
  }
};
