import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { color, Heading, Stack } from '@posy/shared-ui';
import { MinusIcon, PlusIcon, StarIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { ProfileSection } from '#supplier/screen/profile-section';
import { Colleagues } from './colleagues';

const Question = styled.details`
  border-block-start: 1px solid ${color.line};
  & > summary {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 14px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary > svg:first-of-type,
  &:not([open]) > summary > svg:last-of-type {
    display: none;
  }
  & > p {
    max-inline-size: 66ch;
    padding-block-end: 16px;
    color: ${color.inkSoft};
  }
`;

const Awards = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  & svg {
    color: ${color.star};
  }
`;

/** Couples' questions with answers, awards, and recommended suppliers. */
export const Questions = ({ profile }: { profile: SupplierProfile }) => {
  const { questions, awards } = profile;
  return (
    <ProfileSection id={profileAnchors.faqAwardsPreferred} title={<FormattedMessage id="suppliers.questions.title" />}>
      <div>
        {questions.map(({ question, answer }, place) => (
          <Question key={question} open={place === 0}>
            <summary>
              {question}
              <PlusIcon size="s" />
              <MinusIcon size="s" />
            </summary>
            <p>{answer}</p>
          </Question>
        ))}
      </div>
      {awards.length === 0 ? null : (
        <Stack gap={3} id={profileAnchors.awards}>
          <Heading level={3}>
            <FormattedMessage id="suppliers.awards.title" />
          </Heading>
          <Awards>
            {awards.map((award) => (
              <li key={award}>
                <StarIcon weight="fill" size="s" />
                {award}
              </li>
            ))}
          </Awards>
        </Stack>
      )}
      <Colleagues profile={profile} />
    </ProfileSection>
  );
};
