import { useOpenItem } from '@posy/remote-kit';
import { lazy, Suspense, useEffect } from 'react';
import type { CustomCostProps } from './custom-cost-modal';

// The modal loads after the screen: its fields are the heavier part.
const loadModal = () => import('./custom-cost-modal').then((module) => ({ default: module.CustomCostModal }));
const CustomCostModal = lazy(loadModal);

/** Renders the custom-cost modal while it is open. Back closes it. Source: S2-popup-12, S2-back-07. */
export const AddingCost = ({ isOpen, ...props }: CustomCostProps & { isOpen: boolean }) => {
  useOpenItem('custom-cost-modal', isOpen, props.onClose);
  useEffect(() => {
    // The modal is fetched while there is a connection, so that it also opens offline. A failure is reported when the
    // modal is opened.
    loadModal().catch(() => undefined);
  }, []);
  return <Suspense fallback={null}>{isOpen && <CustomCostModal {...props} />}</Suspense>;
};
