import { useOpenItem } from '@posy/remote-kit';
import { lazy, Suspense, useEffect } from 'react';
import type { CustomCostProps } from './custom-cost-modal';

// What opens over the screen comes after it: its fields are the heavier part.
const loadModal = () => import('./custom-cost-modal').then((module) => ({ default: module.CustomCostModal }));
const CustomCostModal = lazy(loadModal);

/** The place of the custom-cost modal. Back closes it. Source: S2-popup-12, S2-back-07. */
export const AddingCost = ({ isOpen, ...props }: CustomCostProps & { isOpen: boolean }) => {
  useOpenItem('custom-cost-modal', isOpen, props.onClose);
  useEffect(() => {
    // Fetched while there is a connection, so that it also opens without; a failure is reported when it is asked for.
    loadModal().catch(() => undefined);
  }, []);
  return <Suspense fallback={null}>{isOpen && <CustomCostModal {...props} />}</Suspense>;
};
