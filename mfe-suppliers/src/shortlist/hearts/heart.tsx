import styled from '@emotion/styled';
import { useHost, useReadable } from '@posy/remote-kit';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { Button, color, IconButton } from '@posy/shared-ui';
import { HeartIcon } from '@posy/shared-ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { savedHearts } from '../adapters/saved-hearts';
import { useShortlist } from '../entries/use-shortlist';
import { type DirectorySupplier, foundOf, isLiked } from '../rules/entry';
import { joinHearts, useJoinHearts } from './use-join-hearts';

/** The effects of a press load with the first one: most cards are never pressed. */
const presses = () => import('./heart-presses');

const Worded = styled(Button)`
  &[aria-pressed='true'] svg {
    color: ${color.peony.main};
  }
`;

interface Props {
  supplier: DirectorySupplier;
  isOnPicture?: boolean;
  /** For a button with words: when it is on the shortlist, and when it is not. */
  words?: { on: string; off: string };
}

/** Reports that the code of a press failed to load; nothing changes. */
const refuse = (
  { notices, telemetry }: MountProps,
  intl: IntlShape,
  { id, name }: DirectorySupplier,
  error: unknown,
): void => {
  telemetry.error('shortlist', error);
  notices.show({
    tone: 'error',
    text: intl.formatMessage({ id: 'shortlist.refused' }, { name }),
    about: `supplier ${id}`,
  });
};

/** A visitor's heart is stored on the device, and merged into the shortlist after the sign-up. */
const useVisitorsHeart = (supplier: DirectorySupplier) => {
  const host = useHost();
  const intl = useIntl();
  const saved = useReadable(savedHearts);
  const isSaved = saved.some(({ id }) => id === supplier.id);
  const toggle = (): void => {
    if (isSaved) return savedHearts.save(saved.filter(({ id }) => id !== supplier.id));
    savedHearts.save([...saved, foundOf(supplier)]);
    import('./visitors-heart')
      .then(({ reportSaved }) => reportSaved(host, intl, supplier, () => joinHearts(host, intl)))
      .catch((error: unknown) => host.telemetry.error('shortlist', error));
  };
  return { isSaved, toggle };
};

/** Adds a supplier to the couple's shortlist, and removes it. Renders nothing for helpers who may not edit the list. */
export const Heart = ({ supplier, isOnPicture, words }: Props) => {
  const host = useHost();
  const intl = useIntl();
  const session = useReadable(host.session);
  const { wedding, access, entries } = useShortlist();
  const visitor = useVisitorsHeart(supplier);
  const entry = entries?.find(({ id }) => id === supplier.id) ?? null;
  const isVisitor = session.status === 'signed-out';
  const mayEdit = wedding !== null && access === 'edit';
  useJoinHearts(mayEdit);
  const isFull = isVisitor ? visitor.isSaved : isLiked(entry);
  const change = (): void => {
    if (wedding === null) return;
    presses()
      .then(({ shortlistEdits }) => {
        const edits = shortlistEdits(host, intl, wedding);
        if (entry !== null && isLiked(entry)) edits.remove(entry);
        else edits.put(foundOf(supplier), entry);
      })
      .catch((error: unknown) => refuse(host, intl, supplier, error));
  };
  // A press before the list has loaded is carried out once it has.
  const waiting = useRef(false);
  const changeWaiting = useEffectEvent(() => {
    if (!waiting.current) return;
    waiting.current = false;
    change();
  });
  const isKnown = entries !== null;
  useEffect(() => {
    if (isKnown) changeWaiting();
  }, [isKnown]);
  const toggle = (): void => {
    if (isVisitor) return visitor.toggle();
    if (entries === null) waiting.current = true;
    else change();
  };
  if (!isVisitor && !mayEdit) return null;
  const id = isFull ? 'shortlist.heart.off' : 'shortlist.heart.on';
  const label = intl.formatMessage({ id }, { name: supplier.name });
  const icon = <HeartIcon weight={isFull ? 'fill' : 'regular'} />;
  if (words !== undefined)
    return (
      <Worded size="s" icon={icon} aria-pressed={isFull} title={label} onPress={toggle}>
        {isFull ? words.on : words.off}
      </Worded>
    );
  return (
    <IconButton label={label} isPressed={isFull} isOnPicture={isOnPicture} onPress={toggle}>
      {icon}
    </IconButton>
  );
};
