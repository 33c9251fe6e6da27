import { useLive, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { performEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { GuestPhoto, InvitationSettings } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import {
  Button,
  ButtonLink,
  Callout,
  Card,
  Chip,
  ChipGroup,
  EmptyState,
  FailedFeature,
  Inline,
  PageHead,
  Stack,
  Text,
} from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { SwitchField } from '@posy/shared-ui/forms';
import { DownloadSimpleIcon } from '@posy/shared-ui/icons';
import { AlertDialog } from '@posy/shared-ui/overlays';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  GuestsFrame,
  HouseholdsLoading,
  type HouseholdsOf,
  householdTitle,
  useInvitationSettings,
} from '#households/public';
import { useWebsitePlace } from '#site/edit-place';
import { changeSettings } from '../rules/settings-edits';
import { PhotoCards } from './photo-cards';
import { useGuestPhotoActs } from './use-guest-photo-acts';

const states = ['new', 'shown', 'hidden'] as const;
type LookedAt = (typeof states)[number];

/** A wedding's pictures of guests, live, the newest first. */
const useGuestPhotos = (weddingId: string) => {
  const { value, status, retry } = useLive(
    useMemo(() => ({ collection: collections.guestPhotos(weddingId) }), [weddingId]),
  );
  return useMemo(
    () => ({ photos: value?.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)) ?? null, status, retry }),
    [value, status, retry],
  );
};

/** The couple's word whether guests may send pictures at all. */
const TakesPhotos = ({
  weddingId,
  settings,
  mayEdit,
}: {
  weddingId: string;
  settings: InvitationSettings | null;
  mayEdit: boolean;
}) => {
  const { formatMessage } = useIntl();
  const place = useWebsitePlace();
  return (
    <Card>
      <SwitchField
        label={formatMessage({ id: 'guest-photos.takes' })}
        help={formatMessage({ id: 'guest-photos.takes-help' })}
        isOn={settings?.takesPhotos ?? false}
        isDisabled={!mayEdit}
        onChange={(takesPhotos) =>
          performEdit(place, {
            edit: changeSettings(weddingId, settings, { takesPhotos }),
            about: 'guest photos',
            notice: { text: formatMessage({ id: takesPhotos ? 'guest-photos.taken' : 'guest-photos.not-taken' }) },
            refused: formatMessage({ id: 'website.refused' }),
          })
        }
      />
    </Card>
  );
};

const Failed = ({ retry }: { retry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <FailedFeature
      level={1}
      title={formatMessage({ id: 'guest-photos.unread.title' })}
      retryLabel={formatMessage({ id: 'website.retry' })}
      onRetry={retry}
    >
      <FormattedMessage id="guest-photos.unread.text" />
    </FailedFeature>
  );
};

const DeleteQuestion = ({ onConfirm, onLeave }: { onConfirm: () => void; onLeave: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      isOpen
      title={formatMessage({ id: 'guest-photos.delete.title' })}
      onClose={onLeave}
      actions={
        <>
          <Button onPress={onLeave}>
            <FormattedMessage id="guest-photos.delete.leave" />
          </Button>
          <Button kind="risk" onPress={onConfirm}>
            <FormattedMessage id="guest-photos.delete" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="guest-photos.delete.text" />
    </AlertDialog>
  );
};

interface GalleryProps {
  of: HouseholdsOf;
  photos: readonly Identified<GuestPhoto>[];
  acts: ReturnType<typeof useGuestPhotoActs>;
}

const Gallery = ({ of: { households, mayEdit }, photos, acts }: GalleryProps) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const count = (state: GuestPhoto['state']): number => photos.filter((photo) => photo.state === state).length;
  const [chosen, setChosen] = useState<LookedAt | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const state = chosen ?? states.find((one) => count(one) > 0) ?? 'new';
  const found = photos.filter((photo) => photo.state === state);
  const nameOf = (householdId: string): string => {
    const household = households.find(({ id }) => id === householdId);
    return household === undefined ? '' : householdTitle(household, locale);
  };
  return (
    <Stack gap={4} align="stretch">
      <Inline justify="space-between" gap={3}>
        <ChipGroup label={formatMessage({ id: 'guest-photos.filter' })} canSlide>
          {states.map((one) => (
            <Chip key={one} isChosen={one === state} count={count(one)} onPress={() => setChosen(one)}>
              <FormattedMessage id={`guest-photos.state.${one}`} />
            </Chip>
          ))}
        </ChipGroup>
        {mayEdit && state === 'new' && found.length > 1 ? (
          <Button
            size="s"
            kind="soft"
            isDisabled={acts.isBusy}
            onPress={() =>
              acts.decide(
                found.map(({ id }) => id),
                'shown',
              )
            }
          >
            <FormattedMessage id="guest-photos.show-all" values={{ count: found.length }} />
          </Button>
        ) : null}
      </Inline>
      {found.length === 0 ? (
        <Text tone="soft">
          <FormattedMessage id="guest-photos.none" />
        </Text>
      ) : (
        <PhotoCards
          key={state}
          photos={found}
          mayEdit={mayEdit}
          isBusy={acts.isBusy}
          nameOf={nameOf}
          onDecide={(id, to) => acts.decide([id], to)}
          onRemove={setAsked}
        />
      )}
      {count('removed') === 0 ? null : (
        <Text size="small" tone="soft">
          <FormattedMessage id="guest-photos.removed" values={{ count: count('removed') }} />
        </Text>
      )}
      {asked === null ? null : (
        <DeleteQuestion
          onLeave={() => setAsked(null)}
          onConfirm={() => {
            acts.remove([asked]);
            setAsked(null);
          }}
        />
      )}
    </Stack>
  );
};

const GuestPhotos = (of: HouseholdsOf) => {
  const { wedding, mayEdit } = of;
  const settings = useInvitationSettings(wedding.id);
  const { photos, status, retry } = useGuestPhotos(wedding.id);
  const acts = useGuestPhotoActs(wedding.id);
  if (settings.status === 'failed') return <Failed retry={settings.retry} />;
  if (photos === null && status === 'failed') return <Failed retry={retry} />;
  if (photos === null || settings.status === 'loading') return <HouseholdsLoading />;
  const isEmpty = photos.every(({ state }) => state === 'removed');
  return (
    <>
      <PageHead
        title={<FormattedMessage id="guest-photos.title" />}
        lead={<FormattedMessage id="guest-photos.lead" />}
        actions={
          isEmpty || acts.archive !== null ? null : (
            <Button icon={<DownloadSimpleIcon />} isPending={acts.isBusy} onPress={acts.download}>
              <FormattedMessage id="guest-photos.download" />
            </Button>
          )
        }
      />
      {acts.archive === null ? null : (
        <Callout
          hue="fern"
          role="status"
          actions={
            <ButtonLink kind="main" size="s" icon={<DownloadSimpleIcon />} href={acts.archive.path} download>
              <FormattedMessage id="guest-photos.archive.save" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="guest-photos.archive" values={{ count: acts.archive.count }} />
        </Callout>
      )}
      <TakesPhotos weddingId={wedding.id} settings={settings.value} mayEdit={mayEdit} />
      {photos.length === 0 ? (
        <EmptyState picture={<Spot kind="guests" />} title={<FormattedMessage id="guest-photos.empty.title" />}>
          <FormattedMessage id="guest-photos.empty.text" />
        </EmptyState>
      ) : (
        <Gallery of={of} photos={photos} acts={acts} />
      )}
    </>
  );
};

/** `/website/photos`: the pictures that guests sent, and which of them all guests see. */
export const GuestPhotosScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'guest-photos.title' }));
  return <GuestsFrame current="photos">{(of) => <GuestPhotos {...of} />}</GuestsFrame>;
};
