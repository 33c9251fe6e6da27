import { useReadable } from '@posy/remote-kit';
import { QuietOffer } from '../host/quiet-offer';
import { useShell } from '../host/shell-context';

/** Offers a new version once there is one. */
export const NewVersionPlace = () => {
  const { newRelease, parts } = useShell();
  const release = useReadable(newRelease);
  return release === null ? null : (
    <QuietOffer key={release.set.id}>
      <parts.NewVersion release={release} />
    </QuietOffer>
  );
};
