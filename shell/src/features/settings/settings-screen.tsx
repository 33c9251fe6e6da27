import { paths } from '@posy/shared-contracts';
import { useHost, useReadable, useSession, useTitle } from '@posy/remote-kit';
import { Heading, NavLink, Page, Text } from '@posy/shared-ui';
import { CaretLeftIcon } from '@posy/shared-ui/icons';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { PageLoading } from '#host/remote-views';
import { ScreenPlace } from '#host/screen-place';
import { useShell } from '#host/shell-context';
import { NotFoundScreen } from '../not-found/not-found-screen';
import { AskToSignIn } from './ask-to-sign-in';
import { listedFor, placeIn, sections, type SettingsSection } from './sections';
import { SectionList } from './section-list';
import { Back, Body, Columns, Head } from './settings-styles';
import type { SignedIn } from '@posy/shared-contracts/mount-props';

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

const Settings = ({ person, place }: { person: SignedIn; place: SettingsSection | 'list' }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const isList = place === 'list';
  const listed = listedFor(person);
  const section = isList ? listed[0] : place;
  const body = useFocusOnChange(isList ? 'list' : place.id);
  useTitle(formatMessage({ id: isList ? 'settings.tab' : `settings.${place.id}.title` }));
  const parent = isList ? undefined : sections.find(({ id }) => id === place.parent);
  return (
    <Page>
      <Head data-narrow={isList ? undefined : 'hidden'}>
        <Heading level={1}>{formatMessage({ id: 'settings.title' })}</Heading>
        <Text tone="soft">
          {formatMessage({ id: person.wedding === null ? 'settings.leadAlone' : 'settings.lead' })}
        </Text>
      </Head>
      <Columns>
        <SectionList current={section?.parent ?? section?.id} sections={listed} isMain={isList} />
        <Body ref={body} tabIndex={-1} data-narrow={isList ? 'hidden' : undefined}>
          {isList ? null : (
            <Back data-always={parent === undefined ? undefined : ''}>
              <NavLink href={parent?.path(market.prefix) ?? paths.settings(market.prefix)}>
                <CaretLeftIcon size="s" />
                {formatMessage({ id: parent === undefined ? 'settings.title' : `settings.${parent.id}.title` })}
              </NavLink>
            </Back>
          )}
          {section === undefined ? null : (
            <ScreenPlace key={section.id} screen={section.screen} fallback={<PageLoading />} />
          )}
        </Body>
      </Columns>
    </Page>
  );
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
