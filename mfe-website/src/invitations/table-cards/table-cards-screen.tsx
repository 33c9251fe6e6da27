import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, PageHead, Skeleton, Stack } from '@posy/shared-ui';
import { FieldGrid, Segment, SelectField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GuestsFrame, type HouseholdsOf, useInvitationSettings } from '#households/public';
import { siteThemes } from '#public-site/public';
import { useWebsite } from '#site/website-queries';
import { OnScreen, PageSize } from '../cards/print-page';
import { type Paper, papers } from '../rules/card-sheets';
import { CardsFailed } from './cards-failed';
import { DayCards } from './day-cards';
import { MenuCards } from './menu-cards';
import { PlaceCards } from './place-cards';

const kinds = ['places', 'menus', 'day'] as const;
type Kind = (typeof kinds)[number];

interface HeadProps {
  kind: Kind;
  paper: Paper;
  onKind: (kind: Kind) => void;
  onPaper: (paper: Paper) => void;
}

const Head = ({ kind, paper, onKind, onPaper }: HeadProps) => {
  const { formatMessage } = useIntl();
  const { prefix } = useLocaleInfo().market;
  return (
    <OnScreen>
      <Stack gap={5}>
        <PageHead
          title={<FormattedMessage id="table-cards.title" />}
          lead={<FormattedMessage id="table-cards.lead" />}
          actions={
            <ButtonLink href={paths.invitations(prefix)}>
              <FormattedMessage id="table-cards.back" />
            </ButtonLink>
          }
        />
        <FieldGrid>
          <Segment
            label={formatMessage({ id: 'table-cards.kind' })}
            value={kind}
            options={kinds.map((value) => ({ value, label: formatMessage({ id: `table-cards.${value}` }) }))}
            onChange={(value) => onKind(value as Kind)}
          />
          <SelectField
            label={formatMessage({ id: 'table-cards.paper' })}
            value={paper}
            options={papers.map((value) => ({ value, label: formatMessage({ id: `table-cards.${value}` }) }))}
            onChange={(value) => onPaper(value as Paper)}
          />
        </FieldGrid>
      </Stack>
    </OnScreen>
  );
};

const TableCards = (of: HouseholdsOf) => {
  const { market } = useLocaleInfo();
  const print = usePrint();
  const settings = useInvitationSettings(of.wedding.id);
  const theme = siteThemes[useWebsite(of.wedding.id).value?.theme ?? 'orchard'];
  const [kind, setKind] = useState<Kind>('places');
  const [paper, setPaper] = useState<Paper>(market.prefix === 'us' ? 'letter' : 'a4');
  const shared = { of, theme, paper, print };
  return (
    <>
      <Head kind={kind} paper={paper} onKind={setKind} onPaper={setPaper} />
      <PageSize paper={paper} />
      {kind === 'places' ? <PlaceCards {...shared} /> : null}
      {kind === 'menus' && settings.status === 'loading' ? <Skeleton height={320} /> : null}
      {kind === 'menus' && settings.status === 'failed' ? <CardsFailed onRetry={settings.retry} /> : null}
      {kind === 'menus' && settings.status === 'ready' ? <MenuCards {...shared} settings={settings.value} /> : null}
      {kind === 'day' ? <DayCards {...shared} /> : null}
    </>
  );
};

/** `/website/invitations/tables`: place cards, menus and the order of the day in the website's look, to be printed or saved as PDF. */
export const TableCardsScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'table-cards.title' }));
  return <GuestsFrame current="invitations">{(of) => <TableCards {...of} />}</GuestsFrame>;
};
