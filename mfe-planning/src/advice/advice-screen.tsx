import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useLocation } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { articleCategories, type ArticleCategory, type ArticleSummary } from '@posy/shared-contracts/entities';
import { ChipGroup, ChipLink, Loading, Page, PageHead, Skeleton, Stack } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdviceFailed } from './advice-failed';
import { articlesQuery } from './advice-queries';
import { ArticleTile, Tiles } from './article-tile';
import { categoryName } from './category-look';

const Shelves = styled(Stack)`
  margin-block-start: 8px;
`;

const categoryIn = (search: string): ArticleCategory | null => {
  const asked = new URLSearchParams(search).get('category');
  return articleCategories.find((category) => category === asked) ?? null;
};

const Subjects = ({ all, chosen }: { all: readonly ArticleSummary[]; chosen: ArticleCategory | null }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const subjects = articleCategories.filter((category) => all.some((article) => article.category === category));
  return (
    <ChipGroup label={formatMessage({ id: 'advice.subjects' })}>
      <ChipLink href={paths.advice(market.prefix)} isChosen={chosen === null}>
        <FormattedMessage id="advice.all" />
      </ChipLink>
      {subjects.map((category) => (
        <ChipLink key={category} href={paths.advice(market.prefix, { category })} isChosen={chosen === category}>
          <FormattedMessage id={categoryName[category]} />
        </ChipLink>
      ))}
    </ChipGroup>
  );
};

const Articles = ({ all, chosen }: { all: readonly ArticleSummary[]; chosen: ArticleCategory | null }) => {
  const shown = chosen === null ? all : all.filter(({ category }) => category === chosen);
  return (
    <Shelves gap={6}>
      <Subjects all={all} chosen={chosen} />
      <Tiles>
        {shown.map((article, place) => (
          <ArticleTile key={article.slug} article={article} isFirst={place < 3} />
        ))}
      </Tiles>
    </Shelves>
  );
};

/** Articles for couples: all of them, or those about one subject. */
export const AdviceScreen = () => {
  const { api } = useHost();
  const { catalogue } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { data, error, isFetching, refetch } = useQuery(articlesQuery(api, catalogue));
  useTitle(formatMessage({ id: 'advice.title' }));
  return (
    <Page>
      <PageHead title={<FormattedMessage id="advice.title" />} lead={<FormattedMessage id="advice.lead" />} />
      {data !== undefined ? <Articles all={data} chosen={categoryIn(search)} /> : null}
      {data === undefined && error === null ? (
        <Loading label={formatMessage({ id: 'advice.loading' })}>
          <Tiles as="div">
            {articleCategories.map((category) => (
              <Skeleton key={category} height={320} />
            ))}
          </Tiles>
        </Loading>
      ) : null}
      {data === undefined && error !== null ? (
        <AdviceFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
};
