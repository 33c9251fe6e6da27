import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { savedHearts } from '../adapters/saved-hearts';
import type { DirectorySupplier } from '../rules/entry';

/** Number of hearts with which a visitor is asked to sign up: the first ones are only stored, with an undo. */
const askedWith = 3;

/**
 * Reports that a visitor's heart is stored on this device, with an undo, or asks them to sign up; `join` runs
 * afterwards.
 */
export const reportSaved = (
  host: MountProps,
  intl: IntlShape,
  { id, name }: DirectorySupplier,
  join: () => void,
): void => {
  const ask = (): void =>
    host.askToSignUp({
      reason: 'shortlist',
      answered: (isSignedIn) => {
        if (isSignedIn) join();
      },
    });
  if (savedHearts.get().length === askedWith) return ask();
  host.notices.show({
    tone: 'success',
    about: `supplier ${id}`,
    text: intl.formatMessage({ id: 'shortlist.heart.here' }, { name }),
    open: { label: intl.formatMessage({ id: 'shortlist.heart.signUp' }), run: ask },
    action: {
      label: intl.formatMessage({ id: 'shortlist.undo' }),
      run: () => savedHearts.save(savedHearts.get().filter((heart) => heart.id !== id)),
    },
  });
};
