import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import { hostOf, type SectionWords } from '../rules/site-parts';

const Cards = styled.ul`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  &[data-people] {
    grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  }
`;

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: 6px;
  padding: 20px;
  border-radius: var(--site-round, 16px);
  background: var(--site-card);
  overflow-wrap: anywhere;
  [data-theme='letterpress'] & {
    border: 1px solid var(--site-line);
  }
  [data-people] > & {
    justify-items: center;
    text-align: center;
  }
  & > h3 {
    font: 600 1.0625rem/1.35 var(--posy-face-text);
    letter-spacing: 0;
  }
  & > p {
    color: var(--site-soft);
    white-space: pre-line;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
    color: var(--site-ink);
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  background: var(--site-accent);
  color: var(--site-on);
  font: 400 1.75rem/1 var(--site-face);
`;

interface Props {
  lines: SectionWords['items'];
  /** Their first letters stand above people. */
  isPeople?: boolean;
  /** False in a picture of the page. */
  hasLinks: boolean;
}

/** The lines of a section as cards: ways there, rooms, gifts, people. */
export const SectionCards = ({ lines, isPeople = false, hasLinks }: Props) =>
  lines.length === 0 ? null : (
    <Cards data-people={isPeople ? '' : undefined}>
      {lines.map(({ title, body, link }, place) => (
        <Item key={place}>
          {isPeople ? <Initial aria-hidden>{[...title.trim()][0] ?? ''}</Initial> : null}
          {title.trim() === '' ? null : <h3>{title}</h3>}
          {body.trim() === '' ? null : <p>{body}</p>}
          {link === '' ? null : hasLinks ? (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              <FormattedMessage id="website.site.to" values={{ place: hostOf(link) }} />
            </a>
          ) : (
            <p>{hostOf(link)}</p>
          )}
        </Item>
      ))}
    </Cards>
  );
