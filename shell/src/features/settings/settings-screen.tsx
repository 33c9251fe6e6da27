import { useHost, useReadable, useSession, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Heading, NavLink, Page, Text } from '@posy/shared-ui';
import { CaretLeftIcon } from '@posy/shared-ui/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useWidePage } from '#adapters/screen/use-wide-page';
import { NotFoundScreen } from '#features/not-found/not-found-screen';
import { PageLoading } from '#host/remote-views';
import { ScreenPlace } from '#host/screen-place';
import { useShell } from '#host/shell-context';
import { AskToSignIn } from './ask-to-sign-in';
import { OwnHead } from './own/own-head';
import { SectionList } from './section-list';
import { SectionStack } from './section-stack';
import { isListed, listedFor, type ListedSection, placeIn, sections, type SettingsSection } from './sections';
import { Back, Body, Columns, Head } from './settings-styles';

/** The focus goes to the section that was asked for; moving within one, or arriving, leaves it alone. */
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

const Title = ({ person, isNarrowHidden }: { person: SignedIn; isNarrowHidden: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <Head data-narrow={isNarrowHidden ? 'hidden' : undefined}>
      <Heading level={1}>{formatMessage({ id: 'settings.title' })}</Heading>
      <Text tone="soft">{formatMessage({ id: person.wedding === null ? 'settings.leadAlone' : 'settings.lead' })}</Text>
    </Head>
  );
};

/** Every section on one page. The list beside it follows what is read, until the address names another. */
const WholePage = ({ person, place }: { person: SignedIn; place: ListedSection | 'list' }) => {
  const listed = listedFor(person);
  const named = place === 'list' ? null : place.id;
  const [read, setRead] = useState<{ id: string; at: string | null } | null>(null);
  const current = read?.at === named ? read.id : (named ?? listed[0]?.id);
  const announce = useCallback((id: string) => setRead({ id, at: named }), [named]);
  return (
    <Page>
      <Title person={person} isNarrowHidden={false} />
      <Columns>
        <SectionList person={person} current={current} sections={listed} isMain={false} />
        <SectionStack sections={listed} named={named} onRead={announce} />
      </Columns>
    </Page>
  );
};

/** The list, or one section alone: on phones, and for what belongs to a section. */
const OnePlace = ({ person, place }: { person: SignedIn; place: SettingsSection | 'list' }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const isList = place === 'list';
  const body = useFocusOnChange(isList ? 'list' : place.id);
  const parent = isList ? undefined : sections.find(({ id }) => id === place.parent);
  return (
    <Page>
      <Title person={person} isNarrowHidden={!isList} />
      <Columns>
        {isList ? <OwnHead person={person} /> : null}
        <SectionList
          person={person}
          current={isList ? undefined : (place.parent ?? place.id)}
          sections={listedFor(person)}
          isMain={isList}
        />
        {isList ? null : (
          <Body ref={body} tabIndex={-1}>
            <Back data-always={parent === undefined ? undefined : ''}>
              <NavLink href={parent?.path(market.prefix) ?? paths.settings(market.prefix)}>
                <CaretLeftIcon size="s" />
                {formatMessage({ id: parent === undefined ? 'settings.title' : `settings.${parent.id}.title` })}
              </NavLink>
            </Back>
            <ScreenPlace key={place.id} screen={place.screen} fallback={<PageLoading />} />
          </Body>
        )}
      </Columns>
    </Page>
  );
};

const Settings = ({ person, place }: { person: SignedIn; place: SettingsSection | 'list' }) => {
  const isWide = useWidePage();
  useTitle(useIntl().formatMessage({ id: place === 'list' ? 'settings.tab' : `settings.${place.id}.title` }));
  const isPart = place === 'list' || isListed(place);
  return isWide && isPart ? <WholePage person={person} place={place} /> : <OnePlace person={person} place={place} />;
};

/** A person's settings and those of the wedding they share. Each section has an address. Source: S2-route-16. */
export const SettingsScreen = () => {
  const session = useSession();
  const { pathname } = useReadable(useHost().location);
  if (session.status === 'loading') return <PageLoading />;
  if (session.status === 'signed-out') return <AskToSignIn />;
  const place = placeIn(pathname, session);
  return place === null ? <NotFoundScreen /> : <Settings person={session} place={place} />;
};
