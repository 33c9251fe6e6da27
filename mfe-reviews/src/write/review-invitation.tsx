import { lazyFeature, useAwake, useHost, useSession } from '@posy/remote-kit';
import { Button, type ButtonKind } from '@posy/shared-ui';
import { NotePencilIcon } from '@posy/shared-ui/icons';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWeddingToCome } from '#review/reader/use-wedding-to-come';
import { catalogues } from './messages';

const ReviewForm = lazyFeature(async () => (await import('./review-form')).ReviewForm, catalogues);

interface Props {
  supplierId: string;
  supplierName: string;
  kind?: ButtonKind;
  /** Fills the width of its place. */
  isWide?: boolean;
  /** The form is open from the start: a link asked for it. */
  isOpenAtFirst?: boolean;
}

/** Returns true for visitors and couples: people who are here for a business or for Posy write none. */
const useMayWrite = (): boolean => {
  const session = useSession();
  return session.status !== 'signed-in' || session.user.kind === 'couple';
};

/**
 * The button that opens and closes the form of a review. A couple whose wedding is to come may have been a guest of
 * another: they are offered the form by its button, and no link opens it. Source: S4-review-01.
 */
export const ReviewInvitation = ({ supplierId, supplierName, kind, isWide, isOpenAtFirst = false }: Props) => {
  const { session } = useHost();
  const isAwake = useAwake();
  const mayWrite = useMayWrite();
  const isToCome = useWeddingToCome();
  const [opened, setOpened] = useState<'by-link' | 'by-button' | null>(isOpenAtFirst ? 'by-link' : null);
  if (!mayWrite) return null;
  const isOpen = opened === 'by-button' || (opened === 'by-link' && !isToCome);
  // Drafts are a person's own: the form waits until it is known who is here.
  const isKnown = isAwake && session.get().status !== 'loading';
  return (
    <>
      <div>
        <Button kind={kind} isWide={isWide} icon={<NotePencilIcon size="s" />} onPress={() => setOpened('by-button')}>
          <FormattedMessage id={isToCome ? 'reviews.writeAsGuest' : 'reviews.write'} />
        </Button>
      </div>
      {isOpen && isKnown ? (
        <Suspense fallback={null}>
          <ReviewForm {...{ supplierId, supplierName }} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
};
