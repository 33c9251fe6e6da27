import { css, Global, type SerializedStyles } from '@emotion/react';
import styled from '@emotion/styled';
import { type SiteTheme } from '#public-site/public';
import { pageMargin, type Paper } from '../rules/card-sheets';

/** On paper are the sheets alone, edge to edge within the printer's margin. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** The sheets as they are printed; on a narrow screen they scroll sideways. */
export const Sheets = styled.div`
  overflow-x: auto;
  @media print {
    position: absolute;
    inset: 0 auto auto 0;
    overflow: visible;
  }
`;

/** One sheet of cards; the next one begins a new page. */
export const Sheet = styled.div`
  display: grid;
  max-inline-size: 100%;
  margin-block-end: 24px;
  @media print {
    margin: 0;
    break-inside: avoid;
    &:not(:last-child) {
      break-after: page;
    }
  }
`;

/**
 * The document's single page rule: browsers print on this paper, whatever the printer's own paper is. They would ignore
 * a named page rule here, as it counts for part of a document only.
 */
const pageOf: Record<Paper, SerializedStyles> = {
  a4: css`
    @page {
      size: A4;
      margin: ${pageMargin}mm;
    }
  `,
  letter: css`
    @page {
      size: letter;
      margin: ${pageMargin}mm;
    }
  `,
};

export const PageSize = ({ paper }: { paper: Paper }) => <Global styles={pageOf[paper]} />;

/** The custom properties by which cards have the website's colours and lettering. */
export const cardColors = (theme: SiteTheme): Record<string, string> => ({
  '--card-ground': theme.bg,
  '--card-ink': theme.ink,
  '--card-accent': theme.accent,
  '--card-line': theme.soft,
  '--card-face': theme.face,
});
