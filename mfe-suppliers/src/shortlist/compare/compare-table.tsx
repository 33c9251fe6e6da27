import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, IconLink, media, NavLink, PetalDot, Tag, Text } from '@posy/shared-ui';
import { XIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { isCategory } from '#supplier/rules/asked/search-state';
import { stateOf } from '../rules/entry';
import { shortlistHref } from '../rules/shortlist-href';
import { type ComparisonLine, strongest } from './rules/strongest';
import { SideActions } from './side-actions';
import type { ComparedSupplier } from './use-lines';

/**
 * Scrolls sideways on phones, beside a fixed first column. Text for screen readers is positioned in it, so that it
 * scrolls too.
 */
const Scroll = styled.div`
  position: relative;
  max-inline-size: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline-start: 104px;
  ${media.tablet} {
    scroll-padding-inline-start: 136px;
  }
  border-radius: 16px;
  background: ${color.raised};
  border: 1px solid ${color.line};
  ${media.print} {
    overflow: visible;
    border: 0;
  }
`;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;
  & th,
  & td {
    padding: 12px 14px;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & tbody tr:last-of-type > * {
    border-block-end: 0;
  }
  & thead th,
  & td {
    min-inline-size: 190px;
    scroll-snap-align: start;
    font-weight: 400;
  }
  & tbody th,
  & thead td {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 104px;
    min-inline-size: 104px;
    background: ${color.raised};
    color: ${color.inkSoft};
    font-weight: 400;
  }
  /* The longest single word of a line's name must not break in any language. Print is as narrow, and has its own
      sizes. */
  @media screen and (max-width: 767px) {
    & tbody th {
      padding-inline: 8px;
      font-size: 0.8125rem;
    }
  }
  @media screen and (min-width: 768px) {
    /* Equal columns: none moves when a price or a quote arrives after the rest. */
    table-layout: fixed;
    & tbody th,
    & thead td {
      inline-size: 136px;
      min-inline-size: 136px;
    }
  }
  & td[data-strong] {
    background: ${color.fern.wash};
  }
  & td > p:first-of-type {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & td > p + p {
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 12px;
  }
  ${media.print} {
    table-layout: fixed;
    max-inline-size: 100%;
    font-size: 0.75rem;
    & thead th,
    & td {
      min-inline-size: 0;
      padding: 6px 8px;
    }
    & tbody th,
    & thead td {
      position: static;
    }
    & tr {
      break-inside: avoid;
    }
  }
`;

const Head = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: 8px;
`;

const Petal = styled(PetalDot)`
  display: inline-block;
  margin-inline-end: 8px;
`;

/** Removes a supplier, in the corner of its picture. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
  border-radius: 50%;
  background: ${color.raised};
`;

const SideHead = ({ side: { entry, profile }, withoutHref }: { side: ComparedSupplier; withoutHref: string }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { name, type, publicId, customSupplier } = entry;
  const town = entry.town ?? profile?.town ?? '';
  return (
    <Head>
      {profile === null ? null : <Picture picture={profile.picture} shape="4x3" sizes="320px" />}
      <Heading level={2} size="title">
        {customSupplier || !isCategory(type) ? (
          name
        ) : (
          <NavLink href={paths.supplier(market.prefix, type, publicId)}>{name}</NavLink>
        )}
      </Heading>
      {town === '' ? null : (
        <Text size="small" tone="soft">
          {town}
        </Text>
      )}
      {stateOf(entry) === 'booked' ? (
        <span>
          <Tag hue="fern" isStrong>
            <FormattedMessage id="shortlist.tag.booked" />
          </Tag>
        </span>
      ) : null}
      <Corner className="posy-no-print">
        <IconLink label={formatMessage({ id: 'compare.without' }, { name })} href={withoutHref}>
          <XIcon />
        </IconLink>
      </Corner>
    </Head>
  );
};

const LineRow = ({ line, names }: { line: ComparisonLine; names: readonly string[] }) => {
  const strong = strongest(line);
  return (
    <tr>
      <th scope="row">
        <FormattedMessage id={`compare.line.${line.id}`} />
      </th>
      {line.words.map((words, at) => (
        <td key={names[at]} data-strong={strong.has(at) ? '' : undefined}>
          {words.length === 0 ? (
            <FormattedMessage id="compare.nothing" />
          ) : (
            words.map((word, place) => (
              <p key={word}>
                {line.hues === undefined ? null : <Petal data-hue={line.hues[at]?.[place]} aria-hidden />}
                {word}
              </p>
            ))
          )}
          {strong.has(at) ? (
            <span className="visually-hidden">
              <FormattedMessage id="compare.strongest" />
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
};

/** The actions for each supplier, once it is decided. */
const ActionsRow = ({ sides, wedding }: { sides: readonly ComparedSupplier[]; wedding: Identified<Wedding> }) => (
  <tr className="posy-no-print">
    <th scope="row">
      <span className="visually-hidden">
        <FormattedMessage id="compare.line.actions" />
      </span>
    </th>
    {sides.map(({ entry }) => (
      <td key={entry.id}>
        <SideActions entry={entry} wedding={wedding} />
      </td>
    ))}
  </tr>
);

interface Props {
  sides: readonly ComparedSupplier[];
  lines: readonly ComparisonLine[];
  wedding: Identified<Wedding>;
  mayEdit: boolean;
}

/** The comparison: a column for each supplier, a line for each question, the strongest answers shaded. */
export const CompareTable = ({ sides, lines, wedding, mayEdit }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const ids = sides.map(({ entry }) => entry.id);
  return (
    <Scroll tabIndex={0} role="region" aria-label={formatMessage({ id: 'compare.title' })}>
      <Grid>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side.entry.id} scope="col">
                <SideHead
                  side={side}
                  withoutHref={shortlistHref(market.prefix, { compare: ids.filter((id) => id !== side.entry.id) })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.id} line={line} names={ids} />
          ))}
          {mayEdit ? <ActionsRow sides={sides} wedding={wedding} /> : null}
        </tbody>
      </Grid>
    </Scroll>
  );
};
