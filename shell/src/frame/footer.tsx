import styled from '@emotion/styled';
import { markets, paths } from '@posy/shared-contracts';
import { legalTopics } from '@posy/shared-contracts/entities';
import { color, LinkButton, media, NavLink, Text, Wrap } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useShell } from '../host/shell-context';

const Root = styled.footer`
  border-block-start: 1px solid ${color.line};
  padding-block: 40px;
  font-size: 0.875rem;
  color: ${color.inkSoft};
  & nav {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 20px;
    margin-inline-start: auto;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
  }
  & a:hover {
    color: ${color.ink};
  }
  ${media.phone} {
    padding-block-end: 104px;
    & nav {
      margin-inline-start: 0;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
`;

/** The footer of public pages: the markets, and a note about demo data. */
export const Footer = () => {
  const { formatMessage } = useIntl();
  const { consent, demo, market: here } = useShell();
  return (
    <Root>
      <Row>
        {demo ? <Text size="small">{formatMessage({ id: 'shell.footer.demo' })}</Text> : null}
        <LinkButton type="button" onClick={consent.askAgain}>
          {formatMessage({ id: 'shell.footer.privacy' })}
        </LinkButton>
        {legalTopics.map((topic) => (
          <NavLink key={topic} href={paths.legal(here.prefix, topic)}>
            {formatMessage({ id: `shell.footer.${topic}` })}
          </NavLink>
        ))}
        <NavLink href={paths.reviewPolicy(here.prefix)}>{formatMessage({ id: 'shell.footer.reviews' })}</NavLink>
        <nav aria-label={formatMessage({ id: 'shell.footer.markets' })}>
          {markets.map(({ prefix, locale }) => (
            <NavLink key={prefix} href={paths.index(prefix)} lang={locale} isCurrent={prefix === here.prefix}>
              {formatMessage({ id: `shell.market.${prefix}` })}
            </NavLink>
          ))}
        </nav>
      </Row>
    </Root>
  );
};
