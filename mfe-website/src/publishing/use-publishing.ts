import { useHost } from '@posy/remote-kit';
import { useMutation } from '@posy/remote-kit/query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isSlug } from '#site/slug';
import { publishWebsite, unpublishWebsite } from './publishing';
import { type PublishFailure, publishFailure } from './site-address';

/** The reasons why the address form refuses its words. */
export type AddressFault = 'shape' | PublishFailure;

export const faultMessage = {
  shape: 'website.address.shape',
  taken: 'website.address.taken',
  reserved: 'website.address.reserved',
  'used-up': 'website.address.used-up',
  'bank-details': 'website.address.bank-details',
  'payment-link': 'website.address.payment-link',
  connection: 'website.address.connection',
  session: 'website.address.session',
  server: 'website.address.server',
} as const satisfies Record<AddressFault, string>;

interface Around {
  /** Done first: what guests need and nobody stored yet. */
  before: () => Promise<void>;
  /** Done once guests can see the website. */
  after?: () => void;
}

/** Publishing under an address, and taking it back. */
export const usePublishing = (weddingId: string, { before, after }: Around) => {
  const host = useHost();
  const intl = useIntl();
  const [fault, setFault] = useState<AddressFault | null>(null);
  const failed = (error: unknown): void => {
    host.telemetry.error('website', error);
    setFault(publishFailure(error));
  };
  const live = (): void => {
    host.notices.show({
      tone: 'success',
      emoji: '🌷',
      about: 'website address',
      text: intl.formatMessage({ id: 'website.address.published' }),
    });
    after?.();
  };
  const publish = async (slug: string): Promise<void> => {
    await before();
    await publishWebsite(host, weddingId, slug);
  };
  const publishing = useMutation({
    mutationFn: publish,
    onError: failed,
    onSuccess: live,
  });
  const beginning = useMutation({
    mutationFn: ({ slug }: { slug: string; correct: () => void }) => publish(slug),
    onError: (error, { slug, correct }) => {
      host.telemetry.error('website', error);
      host.notices.show({
        tone: 'error',
        about: 'website address',
        text: intl.formatMessage({ id: faultMessage[publishFailure(error)] }, { slug }),
        open: { label: intl.formatMessage({ id: 'website.address.choose' }), run: correct },
      });
    },
    onSuccess: live,
  });
  // Pressed at the head of the page, far from the address and its faults.
  const changing = useMutation({
    mutationFn: publish,
    onError: (error, slug) => {
      host.telemetry.error('website', error);
      const text = intl.formatMessage({ id: faultMessage[publishFailure(error)] }, { slug });
      host.notices.show({ tone: 'error', about: 'website address', text });
    },
    onSuccess: () =>
      host.notices.show({
        tone: 'success',
        about: 'website address',
        text: intl.formatMessage({ id: 'website.changes-published' }),
      }),
  });
  const unpublishing = useMutation({
    mutationFn: () => unpublishWebsite(host, weddingId),
    onError: failed,
    onSuccess: () =>
      host.notices.show({
        tone: 'info',
        about: 'website address',
        text: intl.formatMessage({ id: 'website.address.unpublished' }),
      }),
  });
  return {
    fault,
    isBusy: publishing.isPending || beginning.isPending || changing.isPending || unpublishing.isPending,
    clear: () => setFault(null),
    publish(slug: string) {
      setFault(isSlug(slug) ? null : 'shape');
      if (!isSlug(slug)) return;
      publishing.mutate(slug);
    },
    /** Publishes for the first time, far from the address: a fault is said in a notice, which leads to where it is put right. */
    publishFirst(slug: string, correct: () => void) {
      beginning.mutate({ slug, correct });
    },
    /** Shows guests the draft at the address that the website has. */
    publishChanges(slug: string) {
      changing.mutate(slug);
    },
    unpublish() {
      setFault(null);
      unpublishing.mutate();
    },
  };
};

export type Publishing = ReturnType<typeof usePublishing>;
