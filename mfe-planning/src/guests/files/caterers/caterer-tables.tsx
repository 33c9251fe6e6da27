import styled from '@emotion/styled';
import { Card, color, media, Section, Stack, Table, TableScroll, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CatererSheet } from '../rules/caterers/caterer-sheet';
import { nameList, type SheetSection, sheetSections } from './sheet-words';

const Paper = styled(Card)`
  @media print {
    border: 0;
    padding: 0;
    & tr {
      break-inside: avoid;
    }
  }
`;

const Counts = styled(Table)`
  & td {
    vertical-align: top;
  }
  & td:first-of-type {
    inline-size: 30%;
    font-weight: 600;
    hyphens: auto;
  }
  & td:nth-of-type(2) {
    inline-size: 72px;
  }
  /* On phones the names have a full line below the meal or diet. */
  ${media.phone} {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    & tbody {
      display: block;
    }
    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
      padding-block: 10px;
      border-block-end: 1px solid ${color.line};
    }
    & tbody tr:last-of-type {
      border: 0;
    }
    & tbody td {
      inline-size: auto;
      padding: 0;
      border: 0;
    }
    & td:nth-of-type(3) {
      grid-column: 1 / -1;
    }
  }
`;

const PartsTable = styled(Table)`
  & tbody th {
    color: inherit;
    font-size: inherit;
  }
  & tbody > tr:last-of-type > th {
    border-block-end: 0;
  }
`;

const Parts = ({ sheet }: { sheet: CatererSheet }) => (
  <Paper>
    <Section level={2} size="h3" title={<FormattedMessage id="files.caterers.parts" />}>
      <TableScroll tabIndex={0}>
        <PartsTable>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="files.caterers.part" />
              </th>
              {(['grown-ups', 'children', 'all'] as const).map((column) => (
                <th key={column} scope="col" data-end="">
                  <FormattedMessage id={`files.caterers.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.parts.map(({ part, grownUps, children }) => (
              <tr key={part}>
                <th scope="row">
                  <FormattedMessage id={`files.caterers.part.${part}`} />
                </th>
                <td data-end="">{grownUps}</td>
                <td data-end="">{children}</td>
                <td data-end="">{grownUps + children}</td>
              </tr>
            ))}
          </tbody>
        </PartsTable>
      </TableScroll>
    </Section>
  </Paper>
);

const Part = ({ id, rows }: SheetSection) => {
  const intl = useIntl();
  if (rows.length === 0 && id !== 'diets' && id !== 'allergens') return null;
  return (
    <Paper>
      <Section level={2} size="h3" title={<FormattedMessage id={`files.caterers.${id}`} />}>
        {rows.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage id={`files.caterers.${id as 'diets' | 'allergens'}.none`} />
          </Text>
        ) : (
          <Counts role="table">
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  <FormattedMessage id="files.caterers.what" />
                </th>
                <th scope="col" role="columnheader" data-end="">
                  <FormattedMessage id="files.caterers.count" />
                </th>
                <th scope="col" role="columnheader">
                  <FormattedMessage id="files.caterers.who" />
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map(({ what, eaters }, index) => (
                <tr key={index} role="row">
                  <td role="cell">{what}</td>
                  <td role="cell" data-end="">
                    {eaters.length}
                  </td>
                  <td role="cell">{nameList(intl, eaters)}</td>
                </tr>
              ))}
            </tbody>
          </Counts>
        )}
      </Section>
    </Paper>
  );
};

/** Every part of the caterer's sheet that has content; diets and allergens also state that there is none. */
export const CatererTables = ({ sheet }: { sheet: CatererSheet }) => (
  <Stack gap={5}>
    <Parts sheet={sheet} />
    {sheetSections(useIntl(), sheet).map((section) => (
      <Part key={section.id} {...section} />
    ))}
  </Stack>
);
