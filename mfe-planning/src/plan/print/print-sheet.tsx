import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import type { ReactNode } from 'react';

const Sheet = styled.div`
  @media print {
    display: table;
    inline-size: 100%;
    font-size: 10pt;
    @page {
      size: A4;
      margin: 14mm;
    }
  }
`;

/** A table header is repeated on every page that the table reaches. */
const Header = styled.div`
  display: none;
  @media print {
    display: table-header-group;
    color: ${color.inkSoft};
    font-size: 9pt;
    & > p {
      margin-block-end: 6mm;
      padding-block-end: 2mm;
      border-block-end: 1px solid ${color.line};
    }
  }
`;

const Body = styled.div`
  @media print {
    display: table-row-group;
  }
`;

/** Hides controls in print: switches and buttons. */
export const NotPrinted = styled.div`
  @media print {
    display: none;
  }
`;

interface Props {
  /** Printed at the top of every page. */
  header: ReactNode;
  children: ReactNode;
}

/** Prints its children on A4, with the same header on each page and nothing of the screen around them. */
export const PrintSheet = ({ header, children }: Props) => (
  <Sheet>
    <Header>
      <p>{header}</p>
    </Header>
    <Body>{children}</Body>
  </Sheet>
);
