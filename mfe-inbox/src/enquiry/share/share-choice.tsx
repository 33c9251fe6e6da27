import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { type SharedItem, sharedItems, type Wedding } from '@posy/shared-contracts/entities';
import { sharedFacts } from '@posy/shared-contracts/rules';
import { color, Text } from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import {
  CalendarBlankIcon,
  ClockIcon,
  EnvelopeSimpleIcon,
  LockIcon,
  MapPinIcon,
  StarIcon,
  UsersThreeIcon,
} from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dateText } from '#talk/rules/when';

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: 14px;
  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    min-block-size: 60px;
    padding: 6px 16px;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & > li > svg {
    color: ${color.inkSoft};
  }
`;

const Fixed = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
  & > strong {
    font-weight: 600;
  }
  & > span {
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
`;

const Named = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <Words>
    <strong>{title}</strong>
    {children === undefined ? null : <span>{children}</span>}
  </Words>
);

const icons = { date: CalendarBlankIcon, place: MapPinIcon, guests: UsersThreeIcon, evening: ClockIcon } as const;

/** Returns the value of each fact; null when the couple has not given it, so that it is not shared. */
const useValues = (wedding: Wedding): Record<SharedItem, string | null> => {
  const { formatNumber } = useIntl();
  const { locale } = useLocaleInfo();
  const { date, place, guests } = sharedFacts(wedding, { budgetMatch: false });
  return {
    date: date === null ? null : dateText(date, locale),
    place,
    guests: guests === null ? null : formatNumber(guests.day),
    evening: guests === null || guests.evening === 0 ? null : formatNumber(guests.evening),
  };
};

/** The facts to choose from, and the choice. */
export interface ShareProps {
  wedding: Wedding;
  budgetMatch: boolean;
  withheld: readonly SharedItem[];
  /** Facts that were withheld before stay withheld. */
  withheldBefore?: readonly SharedItem[];
  isDisabled?: boolean;
  onBudgetMatch: (budgetMatch: boolean) => void;
  onWithhold: (withheld: readonly SharedItem[]) => void;
}

const Always = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Fixed>
    <Named title={title}>{children}</Named>
    <Text as="span" size="small" tone="soft">
      <FormattedMessage id="inbox.share.always" />
    </Text>
  </Fixed>
);

type ItemProps = Pick<ShareProps, 'withheld' | 'withheldBefore' | 'isDisabled' | 'onWithhold'> & {
  item: SharedItem;
  value: string;
};

const Item = ({ item, value, withheld, withheldBefore = [], isDisabled = false, onWithhold }: ItemProps) => {
  const ItemIcon = icons[item];
  const isFixed = withheldBefore.includes(item);
  // The number of evening guests is not shared without the total number of guests.
  const isOut = (one: SharedItem): boolean => withheld.includes(one) || withheldBefore.includes(one);
  const isOutWithDay = item === 'evening' && isOut('guests');
  return (
    <li>
      <ItemIcon />
      <SwitchField
        label={
          <Named title={<FormattedMessage id={`inbox.share.${item}`} />}>
            {isFixed ? <FormattedMessage id="inbox.share.before" /> : value}
          </Named>
        }
        isOn={!isOut(item) && !isOutWithDay}
        isDisabled={isDisabled || isFixed || isOutWithDay}
        onChange={(isOn) => onWithhold(isOn ? withheld.filter((one) => one !== item) : [...withheld, item])}
      />
    </li>
  );
};

/**
 * The facts that a supplier will see, each with a switch; the facts that are always shared, and those that never are.
 */
export const ShareChoice = ({ wedding, budgetMatch, isDisabled = false, onBudgetMatch, ...choice }: ShareProps) => {
  const values = useValues(wedding);
  const { names } = sharedFacts(wedding, { budgetMatch });
  return (
    <Items>
      <li>
        <UsersThreeIcon />
        <Always title={<FormattedMessage id="inbox.share.names" />}>{names}</Always>
      </li>
      <li>
        <EnvelopeSimpleIcon />
        <Always title={<FormattedMessage id="inbox.share.message" />}>
          <FormattedMessage id="inbox.share.message-how" />
        </Always>
      </li>
      {sharedItems.map((item) => {
        const value = values[item];
        return value === null ? null : <Item key={item} {...{ item, value, isDisabled }} {...choice} />;
      })}
      <li>
        <StarIcon />
        <SwitchField
          label={
            <Named title={<FormattedMessage id="inbox.share.budget" />}>
              <FormattedMessage id="inbox.share.budget-how" />
            </Named>
          }
          isOn={budgetMatch}
          isDisabled={isDisabled}
          onChange={onBudgetMatch}
        />
      </li>
      <li>
        <LockIcon />
        <Fixed>
          <Named title={<FormattedMessage id="inbox.share.private" />} />
          <Text as="span" size="small" tone="soft">
            <FormattedMessage id="inbox.share.never" />
          </Text>
        </Fixed>
      </li>
    </Items>
  );
};
