import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import { color, shadow } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { type IntlShape, useIntl } from 'react-intl';
import { dateWords } from '#features/date-picker/dates/date-words';
import { chosenDate } from '#features/wedding-profile/changes/profile-changes';

const List = styled.ul`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 16px 12px 12px;
    padding-inline: 12px 16px;
    border-radius: 14px;
    background: ${color.raised};
    box-shadow: ${shadow.float};
    color: ${color.ink};
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.3;
  }
  & > li:nth-of-type(even) {
    justify-self: end;
  }
  & > li > span {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    background: ${color.stem};
    color: ${color.onStem};
  }
`;

/** Describes the wedding's date as far as it is known. */
const whenWords = (intl: IntlShape, wedding: Wedding): string | null => {
  const isKnown = wedding.date !== null || wedding.dateChoice != null;
  return isKnown ? dateWords(intl, chosenDate(wedding)) : null;
};

/** The answers so far, beside the posy that grew with them. */
export const AnswersGiven = ({ wedding }: { wedding: Wedding }) => {
  const intl = useIntl();
  const given = [whenWords(intl, wedding), wedding.location?.name ?? null].filter((words) => words !== null);
  if (given.length === 0) return null;
  return (
    <List>
      {given.map((words) => (
        <li key={words}>
          <span aria-hidden>
            <CheckIcon size="s" />
          </span>
          {words}
        </li>
      ))}
    </List>
  );
};
