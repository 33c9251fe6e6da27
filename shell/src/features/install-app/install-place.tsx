import { useReadable } from '@posy/remote-kit';
import { lazy } from 'react';
import { QuietOffer } from '#host/quiet-offer';
import { useShell } from '#host/shell-context';

const Install = lazy(async () => ({ default: (await import('./install-entry')).InstallEntry }));

/** A quiet offer to install the product, if the browser can. */
export const InstallPlace = () => {
  const install = useReadable(useShell().install);
  return install === null ? null : (
    <QuietOffer>
      <Install install={install} />
    </QuietOffer>
  );
};
