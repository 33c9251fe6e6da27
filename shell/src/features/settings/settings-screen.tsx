import { useHost, useReadable, useSession, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Heading, NavLink, Page, Text } from '@posy/shared-ui';
import { CaretLeftIcon } from '@posy/shared-ui/icons';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { NotFoundScreen } from '#features/not-found/not-found-screen';
import { PageLoading } from '#host/remote-views';
import { ScreenPlace } from '#host/screen-place';
import { useShell } from '#host/shell-context';
import { AskToSignIn } from './ask-to-sign-in';
import { SectionList } from './section-list';
import { SectionStack } from './section-stack';
import { isListed, listedFor, type ListedSection, placeIn, sections, type SettingsSection } from './sections';
import { Back, Body, Columns, Head } from './settings-styles';

/** Focuses the section that the person opened; changes within a section, and the first load, leave the focus alone. */
const useFocusOnChange = (id: string) => {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    window.scrollTo(0, 0);
    body.current?.focus({ preventScroll: true });
  }, [id]);
  return body;
};

const Title = ({ person, isOutOfSight = false }: { person: SignedIn; isOutOfSight?: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <Head data-narrow={isOutOfSight ? 'hidden' : undefined}>
      <Heading level={1}>{formatMessage({ id: 'settings.title' })}</Heading>
      <Text tone="soft">{formatMessage({ id: person.wedding === null ? 'settings.leadAlone' : 'settings.lead' })}</Text>
    </Head>
  );
};

/**
 * Every section on one page. The list beside it, on phones above it, follows the section in view until the address
 * names another.
 */
const WholePage = ({ person, place }: { person: SignedIn; place: ListedSection | 'list' }) => {
  const listed = useMemo(() => listedFor(person), [person]);
  const named = place === 'list' ? null : place.id;
  const [read, setRead] = useState<{ id: string; at: string | null } | null>(null);
  const current = read?.at === named ? read.id : (named ?? listed[0]?.id);
  const announce = useCallback(
    (id: string) => setRead((before) => (before?.id === id && before.at === named ? before : { id, at: named })),
    [named],
  );
  return (
    <Page>
      <Title person={person} />
      <Columns>
        <SectionList current={current} sections={listed} />
        <SectionStack sections={listed} named={named} onRead={announce} />
      </Columns>
    </Page>
  );
};

/** A part of a section, with a link back to the section. */
const OnePlace = ({ person, place }: { person: SignedIn; place: SettingsSection }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const body = useFocusOnChange(place.id);
  const parent = sections.find(({ id }) => id === place.parent);
  return (
    <Page>
      <Title person={person} isOutOfSight />
      <Columns>
        <SectionList current={place.parent} sections={listedFor(person)} />
        <Body ref={body} tabIndex={-1}>
          <Back>
            <NavLink href={parent?.path(market.prefix) ?? paths.settings(market.prefix)}>
              <CaretLeftIcon size="s" />
              {formatMessage({ id: parent === undefined ? 'settings.title' : `settings.${parent.id}.title` })}
            </NavLink>
          </Back>
          <ScreenPlace key={place.id} screen={place.screen} fallback={<PageLoading />} />
        </Body>
      </Columns>
    </Page>
  );
};

const Settings = ({ person, place }: { person: SignedIn; place: SettingsSection | 'list' }) => {
  useTitle(useIntl().formatMessage({ id: place === 'list' ? 'settings.tab' : `settings.${place.id}.title` }));
  return place === 'list' || isListed(place) ? (
    <WholePage person={person} place={place} />
  ) : (
    <OnePlace person={person} place={place} />
  );
};

/** A person's settings and those of their wedding. Each section has an address. Source: S2-route-16. */
export const SettingsScreen = () => {
  const session = useSession();
  const { pathname } = useReadable(useHost().location);
  if (session.status === 'loading') return <PageLoading />;
  if (session.status === 'signed-out') return <AskToSignIn />;
  const place = placeIn(pathname, session);
  return place === null ? <NotFoundScreen /> : <Settings person={session} place={place} />;
};
