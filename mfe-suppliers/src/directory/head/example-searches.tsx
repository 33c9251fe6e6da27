import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color, Link } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: 0.9375rem;
  color: ${color.inkSoft};
  & > a {
    font-weight: 600;
  }
`;

const examples = ['venue', 'music', 'cake'] as const;

/** Sentences to search with: they show what the search understands, and each leads to somebody. */
export const ExampleSearches = () => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <Root>
      <span>
        <FormattedMessage id="search.example" />
      </span>
      {examples.map((example) => {
        const text = formatMessage({ id: `search.example.${example}` });
        return (
          <Link key={example} href={listHref(prefix, { ...emptySearch, text })}>
            {text}
          </Link>
        );
      })}
    </Root>
  );
};
