import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Callout, Heading, media, Text } from '@posy/shared-ui';
import { BellIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { LateSaveSearch } from '#saved/public';
import { distanceWords } from '#supplier/rules/distance/distance-words';
import { placeInSentence } from '#supplier/rules/place-name';
import { askedCircle } from '../nearest/asked-circle';
import { LateNearMap } from '../nearest/late-near-map';
import { nearFits } from '../nearest/near-fits';
import { Nearest } from '../nearest/nearest';
import { nearestOf, Offers } from '../sentence/nearest-kinds';
import { nameOf } from '../wishes/name-of';
import { type AskedForNobody, useWays, type Ways } from './use-ways';
import { WayGroup } from './way-rows';

/** A map stands beside both parts where there is room, between them elsewhere. */
const Root = styled.div`
  display: grid;
  gap: 28px 40px;
  grid-template-columns: minmax(0, 1fr);
  ${media.desk} {
    &[data-mapped] {
      grid-template-columns: minmax(0, 760px) minmax(280px, 440px);
      grid-template-rows: auto 1fr;
      align-items: start;
      & > div:nth-of-type(2) {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`;

const Part = styled.div`
  display: grid;
  gap: 28px;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 760px;
  & > a {
    justify-self: start;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 8px 28px;
  align-items: center;
  grid-template-columns: minmax(0, 1fr);
  & > div:first-of-type {
    display: grid;
    gap: 8px;
  }
  & > div:last-of-type {
    inline-size: 160px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 200px;
    & > div:last-of-type {
      inline-size: 200px;
    }
  }
`;

interface LeadProps extends Pick<AskedForNobody, 'search' | 'found'> {
  ways: Ways;
}

/** Returns true when a single change of the search brings somebody. */
const hasWays = ({ further, anyDay, wishes }: Ways): boolean => further.length + anyDay.length + wishes.length > 0;

/** Sums up the ways on: the nearest circle, or that it takes more than one change. */
const Lead = ({ search, found, ways }: LeadProps) => {
  const intl = useIntl();
  const { country } = useLocaleInfo().market;
  const { unoffered = [], place } = found.understood ?? {};
  const near = nearestOf(search, found.understood);
  const [circle] = ways.circles;
  if (unoffered.length > 0)
    return near.length > 0 ? (
      <FormattedMessage id="search.none.unoffered.near" values={{ kinds: <Offers key="kinds" near={near} /> }} />
    ) : (
      <FormattedMessage id="search.none.unoffered.lead" />
    );
  if (!hasWays(ways)) return ways.isCounting ? null : <FormattedMessage id="search.none.alone" />;
  return (
    <>
      {circle === undefined ? null : (
        <>
          <FormattedMessage
            id="search.none.leadWithin"
            values={{
              count: circle.total,
              distance: distanceWords(intl, country, circle.km),
              place: placeInSentence(intl.locale, place?.name ?? ''),
            }}
          />{' '}
        </>
      )}
      <FormattedMessage id="search.none.lead" />
    </>
  );
};

/**
 * States that nothing matches, shows who is only further away, in a list and on a map, and offers searches with one
 * change, each with what it finds: further away, another day, one wish fewer.
 */
export const NoResults = (props: AskedForNobody) => {
  const { search, found, chosen } = props;
  const { prefix } = useLocaleInfo().market;
  const intl = useIntl();
  const { formatMessage, formatList } = intl;
  // This component's words are loaded with it: the list's own intl lacks them.
  const ways = useWays({ ...props, wording: { ...props.wording, intl } });
  const { unoffered = [], unknownPlaces = [] } = found.understood ?? {};
  const trades = formatList(unoffered, { type: 'disjunction' });
  const places = unknownPlaces.length > 0 ? 'search.none.places' : 'search.none.towns';
  const { understood, distanceFrom } = found;
  const fits = understood === undefined ? [] : nearFits(understood);
  const asked = understood === undefined ? null : askedCircle(search, understood);
  const isMapped = asked !== null && fits.some(({ location }) => location !== undefined);
  return (
    <Root data-mapped={isMapped ? '' : undefined}>
      <Part>
        <Head>
          <div>
            <Heading level={2}>
              {unoffered.length > 0
                ? formatMessage({ id: 'search.none.unoffered' }, { trades })
                : formatMessage({ id: 'search.none.title' })}
            </Heading>
            <Text tone="soft">
              <Lead search={search} found={found} ways={ways} />
            </Text>
          </div>
          <div>
            <LazySpot kind="search" />
          </div>
        </Head>
        {fits.length === 0 ? null : <Nearest fits={fits} search={search} distanceFrom={distanceFrom} />}
      </Part>
      {isMapped ? <LateNearMap fits={fits} asked={asked} distanceFrom={distanceFrom} /> : null}
      <Part>
        <WayGroup
          hue="bluebell"
          title={<FormattedMessage id="search.none.further" />}
          ways={ways.further}
          chips={{ label: formatMessage({ id: places }), ways: ways.towns }}
        />
        <WayGroup
          hue="fern"
          title={<FormattedMessage id="search.none.day" />}
          ways={ways.anyDay}
          chips={{ label: formatMessage({ id: 'search.none.days' }), ways: ways.days }}
        />
        <WayGroup
          hue="peony"
          title={<FormattedMessage id="search.none.wish" />}
          ways={ways.wishes}
          chips={{ label: formatMessage({ id: 'search.none.kinds' }), ways: ways.kinds }}
        />
        {hasWays(ways) && ways.useless.length > 0 ? (
          <Text size="small" tone="soft">
            <FormattedMessage id="search.none.useless" values={{ wishes: formatList(ways.useless) }} />
          </Text>
        ) : null}
        {hasWays(ways) ? null : (
          <WayGroup hue="peony" title={<FormattedMessage id="search.none.wider" />} ways={ways.wider} />
        )}
        {unoffered.length > 0 ? null : (
          <Callout
            hue="bluebell"
            icon={<BellIcon />}
            title={<FormattedMessage id="search.none.wait" />}
            actions={<LateSaveSearch search={search} name={nameOf(intl, search, chosen)} total={0} />}
          >
            <FormattedMessage id="search.none.waitHow" />
          </Callout>
        )}
        <ButtonLink href={paths.directory(prefix)}>{formatMessage({ id: 'search.none.everything' })}</ButtonLink>
      </Part>
    </Root>
  );
};
