import styled from '@emotion/styled';
import { Card, Section, Stack, Table, TableScroll, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CatererSheet } from '../rules/caterers/caterer-sheet';
import { nameList, sheetSections, type SheetSection } from './sheet-words';

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
          <Counts>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="files.caterers.what" />
                </th>
                <th scope="col" data-end="">
                  <FormattedMessage id="files.caterers.count" />
                </th>
                <th scope="col">
                  <FormattedMessage id="files.caterers.who" />
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, eaters }, index) => (
                <tr key={index}>
                  <td>{what}</td>
                  <td data-end="">{eaters.length}</td>
                  <td>{nameList(intl, eaters)}</td>
                </tr>
              ))}
            </tbody>
          </Counts>
        )}
      </Section>
    </Paper>
  );
};

/** Every part of the caterer's sheet that has something to say; of diets and allergens also that there is nothing. */
export const CatererTables = ({ sheet }: { sheet: CatererSheet }) => (
  <Stack gap={5}>
    <Parts sheet={sheet} />
    {sheetSections(useIntl(), sheet).map((section) => (
      <Part key={section.id} {...section} />
    ))}
  </Stack>
);
