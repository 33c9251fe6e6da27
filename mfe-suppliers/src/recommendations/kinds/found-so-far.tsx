import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { Badge, type BadgeProps, Card, color, media } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { statedPrice } from '#supplier/card/stated-price';
import { categoryIcons } from '#supplier/icons/category-icons';
import { type FoundKind, foundSoFar } from '../rules/found-so-far';
import type { StillToFind } from './use-still-to-find';

const List = styled.ul`
  display: flex;
  gap: 8px 4px;
  overflow-x: auto;
  scrollbar-width: none;
  ${media.phone} {
    margin-inline: -20px;
    padding-inline: 12px;
  }
  & > li {
    display: grid;
    justify-items: center;
    flex: 1 0 104px;
  }
  & small {
    display: block;
    font-weight: 500;
    color: ${color.inkSoft};
    & > svg {
      margin-inline-end: 3px;
      color: ${color.stem};
    }
  }
  & b {
    display: block;
    font-weight: 600;
    color: ${color.ink};
  }
`;

/** The flowers in turn, so that neighbours differ. */
const hues = ['peony', 'apricot', 'primrose', 'bluebell', 'sweetpea', 'fern'] as const satisfies NonNullable<
  BadgeProps['hue']
>[];

const Progress = ({ state }: Pick<FoundKind, 'state'>) => {
  const { locale } = useLocaleInfo();
  const intl = useIntl();
  switch (state.kind) {
    case 'booked':
      return (
        <>
          <CheckIcon size={13} label={intl.formatMessage({ id: 'recommendations.found.booked' })} />
          {state.name}
        </>
      );
    case 'quoted':
      return (
        <FormattedMessage
          id="recommendations.found.quoted"
          values={{ price: statedPrice(intl, locale, state.price) }}
        />
      );
    case 'shortlisted':
      return <FormattedMessage id="recommendations.found.shortlisted" values={{ count: state.count }} />;
    case 'none':
      return <FormattedMessage id="recommendations.found.none" />;
  }
};

/** The couple's categories as medals: full ones are booked, or have a price. */
export const FoundSoFar = ({ still: { entries, missing } }: { still: StillToFind }) => {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <List tabIndex={0} aria-label={formatMessage({ id: 'recommendations.found' })}>
        {foundSoFar(entries, missing).map(({ kind, state }, at) => {
          const Icon = categoryIcons[kind];
          return (
            <li key={kind}>
              <Badge
                icon={<Icon size={28} />}
                hue={hues[at % hues.length]}
                isLocked={state.kind !== 'booked' && state.kind !== 'quoted'}
              >
                <span>
                  <b>
                    <FormattedMessage id={`suppliers.kind.${kind}`} />
                  </b>
                  <small>
                    <Progress state={state} />
                  </small>
                </span>
              </Badge>
            </li>
          );
        })}
      </List>
    </Card>
  );
};
