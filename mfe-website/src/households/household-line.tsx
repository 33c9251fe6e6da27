import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color, Tag } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { householdNews } from './rules/household-news';
import { householdTitle, type InvitedHousehold } from './rules/households';

/** On phones name and acts, below them how far the invitation is; from tablets on four columns. */
const Line = styled.li`
  display: grid;
  grid-template: 'who who acts' auto 'tags news news' auto / auto minmax(0, 1fr) auto;
  gap: 6px 12px;
  align-items: center;
  min-block-size: 64px;
  padding-block: 12px;
  line-height: 1.35;
  @media (min-width: 900px) {
    grid-template: 'who tags news acts' auto / minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr) minmax(190px, auto);
    gap: 16px;
    padding-block: 8px;
  }
`;

const Who = styled.div`
  grid-area: who;
  min-inline-size: 0;
  font-weight: 550;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

const Tags = styled.div`
  grid-area: tags;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const News = styled.div`
  grid-area: news;
  min-inline-size: 0;
  font-size: 0.9375rem;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  grid-area: acts;
  justify-self: end;
`;

const LastNews = ({ household }: { household: InvitedHousehold }) => {
  const { formatDate } = useIntl();
  const news = householdNews(household);
  if (news === null) return null;
  if (news.kind === 'bounced' || news.kind === 'stopped')
    return (
      <Tag hue="apricot">
        <FormattedMessage
          id={`households.news.${news.kind}`}
          values={{ email: news.kind === 'bounced' ? news.email : '' }}
        />
      </Tag>
    );
  const day = formatDate(news.at, { day: 'numeric', month: 'long' });
  return <FormattedMessage id={`households.news.${news.kind}`} values={{ day }} />;
};

interface Props {
  household: InvitedHousehold;
  /** Below the name. */
  note: ReactNode;
  /** Tags with the progress of the invitation. */
  tags: ReactNode;
  acts: ReactNode;
}

/** A household in a list: who they are, how far their invitation is, what became of it last, and what can be done. */
export const HouseholdLine = ({ household, note, tags, acts }: Props) => {
  const { locale } = useLocaleInfo();
  return (
    <Line>
      <Who>
        {householdTitle(household, locale)}
        <small>{note}</small>
      </Who>
      <Tags>{tags}</Tags>
      <News>
        <LastNews household={household} />
      </News>
      <Acts>{acts}</Acts>
    </Line>
  );
};
