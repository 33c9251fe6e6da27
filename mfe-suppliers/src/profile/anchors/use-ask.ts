import { useHost } from '@posy/remote-kit';
import { supplierConstants } from '@posy/shared-contracts/constants';
import { useCallback, useEffect, useRef } from 'react';
import { enquiryAnchor } from './anchors';

/** Scrolls to the enquiry's form a moment after the press, as redeeming an offer does. Source: S9-delay-09. */
export const useAsk = (): (() => void) => {
  const { clock, location, navigate } = useHost();
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);
  return useCallback(() => {
    cancel.current();
    cancel.current = clock.after(supplierConstants.redeemOpensEnquiryMs, () => {
      const { pathname, search } = location.get();
      navigate(`${pathname}${search}#${enquiryAnchor}`, { replace: true });
      const form = document.getElementById(enquiryAnchor);
      form?.scrollIntoView();
      form?.querySelector<HTMLElement>('textarea, input, button')?.focus();
    });
  }, [clock, location, navigate]);
};
