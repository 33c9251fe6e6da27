import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { ChipGroup, ChipLink, NavLink } from '@posy/shared-ui';
import { XIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import type { SearchWish } from './wishes';

const Clear = styled.span`
  align-self: center;
  flex: none;
  font-size: 0.875rem;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

interface Props {
  said: readonly SearchWish[];
  chosen: readonly SearchWish[];
}

/** Lists all wishes, each with a button to remove it. */
export const WishChips = ({ said, chosen }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const wishes = [...said, ...chosen];
  const [first] = wishes;
  if (first === undefined) return null;
  const { category, sort, isMapped } = first.without;
  const cleared = listHref(prefix, { ...emptySearch, category, sort, isMapped, isPlain: true });
  return (
    <ChipGroup label={formatMessage({ id: 'search.wishes.name' })} canSlide>
      {wishes.map(({ id, words, without }) => (
        <ChipLink
          key={id}
          href={listHref(prefix, without)}
          aria-label={formatMessage({ id: 'search.wish.remove' }, { wish: words })}
          iconEnd={<XIcon size="s" />}
        >
          {words}
        </ChipLink>
      ))}
      {wishes.length > 1 ? (
        <Clear>
          <NavLink href={cleared}>{formatMessage({ id: 'search.wish.clear' })}</NavLink>
        </Clear>
      ) : null}
    </ChipGroup>
  );
};
