import { useHost } from '@posy/remote-kit';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true when the bar that links to the form is needed: not while the form is visible, and not after it was sent.
 */
export const useDock = (form: RefObject<HTMLElement | null>, supplierId: string): boolean => {
  const { bus } = useHost();
  const [isInSight, setInSight] = useState(false);
  const [isSent, setSent] = useState(false);
  useEffect(
    () => bus.subscribe('enquiry.sent', (sent) => setSent((before) => before || sent.supplierId === supplierId)),
    [bus, supplierId],
  );
  useEffect(() => {
    if (form.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false));
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  return !isInSight && !isSent;
};
