import { useReadable } from '@posy/remote-kit';
import { lazy } from 'react';
import { QuietOffer } from '#host/quiet-offer';
import { useShell } from '#host/shell-context';

const Install = lazy(async () => ({ default: (await import('./install-entry')).InstallEntry }));

/** Where the browser can install the product, a quiet way to do so. */
export const InstallPlace = () => {
  const install = useReadable(useShell().install);
  return install === null ? null : (
    <QuietOffer>
      <Install install={install} />
    </QuietOffer>
  );
};
