import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, Callout, Card, Inline, Link, Skeleton, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, Segment } from '@posy/shared-ui/forms';
import { PrinterIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HouseholdsOf } from '#households/public';
import type { SiteTheme } from '#public-site/public';
import { OnScreen, Sheets } from '../cards/print-page';
import { type Paper, sheetsOf } from '../rules/card-sheets';
import { type PlaceCardOrder, placeCardOrders } from '../rules/place-cards';
import { CardsFailed } from './cards-failed';
import { placeCardCount, PlaceCardSheet } from './place-card-sheet';
import { usePlaceCards } from './use-place-cards';

interface Props {
  of: HouseholdsOf;
  theme: SiteTheme;
  paper: Paper;
  print: (() => void) | null;
}

const ToSeating = () => (
  <Link href={paths.seating(useLocaleInfo().market.prefix)}>
    <FormattedMessage id="table-cards.to-seating" />
  </Link>
);

/** A card for each guest who gets a seat, by table as one lays them out or by name. */
export const PlaceCards = ({ of, theme, paper, print }: Props) => {
  const { formatMessage } = useIntl();
  const [order, setOrder] = useState<PlaceCardOrder>('table');
  const [showsTable, setShowsTable] = useState(true);
  const [showsMeal, setShowsMeal] = useState(false);
  const live = usePlaceCards(of, order);
  if (live.status === 'loading') return <Skeleton height={320} />;
  if (live.status === 'failed') return <CardsFailed onRetry={live.retry} />;
  const { cards } = live;
  const sheets = sheetsOf(cards, placeCardCount);
  const unseated = cards.filter(({ table }) => table === null).length;
  return (
    <>
      <OnScreen>
        <Stack gap={4} align="stretch">
          <Card>
            <Stack gap={4} align="stretch">
              <Segment
                label={formatMessage({ id: 'table-cards.order' })}
                value={order}
                options={placeCardOrders.map((value) => ({
                  value,
                  label: formatMessage({ id: `table-cards.order.${value}` }),
                }))}
                onChange={(value) => setOrder(value as PlaceCardOrder)}
              />
              <CheckboxField
                label={formatMessage({ id: 'table-cards.shows-table' })}
                isChecked={showsTable}
                onChange={setShowsTable}
              />
              <CheckboxField
                label={formatMessage({ id: 'table-cards.shows-meal' })}
                help={formatMessage({ id: 'table-cards.shows-meal-help' })}
                isChecked={showsMeal}
                onChange={setShowsMeal}
              />
              {cards.length === 0 ? (
                <Text tone="soft">
                  <FormattedMessage id="table-cards.nobody" />
                </Text>
              ) : null}
              {cards.length === 0 || print === null ? null : (
                <Inline gap={2}>
                  <Button kind="main" icon={<PrinterIcon />} onPress={print}>
                    <FormattedMessage id="table-cards.print" values={{ count: sheets.length }} />
                  </Button>
                </Inline>
              )}
            </Stack>
          </Card>
          {unseated === 0 ? null : (
            <Callout hue="primrose" actions={<ToSeating />}>
              <FormattedMessage id="table-cards.unseated" values={{ count: unseated }} />
            </Callout>
          )}
          {cards.length === 0 ? null : (
            <Text tone="soft">
              <FormattedMessage id="table-cards.fold" />
            </Text>
          )}
        </Stack>
      </OnScreen>
      <Sheets>
        {sheets.map((sheet) => (
          <PlaceCardSheet
            key={sheet[0]?.id ?? ''}
            cards={sheet}
            parts={{ showsTable, showsMeal }}
            theme={theme}
            paper={paper}
          />
        ))}
      </Sheets>
    </>
  );
};
