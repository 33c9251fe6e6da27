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

/** Returns true for visitors, and for couples after their wedding: people who are here for a business or for Posy write none. */
const useMayWrite = (): boolean => {
  const session = useSession();
  const isToCome = useWeddingToCome();
  return session.status !== 'signed-in' || (session.user.kind === 'couple' && !isToCome);
};

/** The button that opens and closes the form of a review. Source: S4-review-01. */
export const ReviewInvitation = ({ supplierId, supplierName, kind, isWide, isOpenAtFirst = false }: Props) => {
  const { session } = useHost();
  const isAwake = useAwake();
  const mayWrite = useMayWrite();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (!mayWrite) return null;
  // Drafts are a person's own: the form waits until it is known who is here.
  const isKnown = isAwake && session.get().status !== 'loading';
  return (
    <>
      <div>
        <Button kind={kind} isWide={isWide} icon={<NotePencilIcon size="s" />} onPress={() => setOpen(true)}>
          <FormattedMessage id="reviews.write" />
        </Button>
      </div>
      {isOpen && isKnown ? (
        <Suspense fallback={null}>
          <ReviewForm {...{ supplierId, supplierName }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
