import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';

/** A Web Vital of this page, with the element that it is about. */
export interface PageVital {
  kind: 'lcp' | 'inp' | 'cls' | 'fcp' | 'ttfb';
  /** Milliseconds; `cls` as the browser has it. */
  value: number;
  element: Element | null;
}

const elementOf = (node: Node | null | undefined): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);

/**
 * Watches the Web Vitals, those from before this call included. The last ones are found when the page is first hidden; each
 * is reported once for a page.
 */
export const watchVitals = (found: (vital: PageVital) => void): void => {
  const reported = new Set<string>();
  const once = (id: string, vital: PageVital): void => {
    if (reported.has(id)) return;
    reported.add(id);
    found(vital);
  };
  onTTFB(({ id, value }) => once(id, { kind: 'ttfb', value, element: null }));
  onFCP(({ id, value }) => once(id, { kind: 'fcp', value, element: null }));
  onLCP(({ id, value, attribution }) =>
    once(id, { kind: 'lcp', value, element: elementOf(attribution.lcpEntry?.element) }),
  );
  onINP(({ id, value, attribution }) =>
    once(id, { kind: 'inp', value, element: elementOf(attribution.interactionTargetElement) }),
  );
  onCLS(({ id, value, attribution }) =>
    once(id, { kind: 'cls', value, element: elementOf(attribution.largestShiftSource?.node) }),
  );
};
