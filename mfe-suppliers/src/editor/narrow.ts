import styled from '@emotion/styled';

/** Widths at which there is one column: the form and the preview take turns, and publishing stands at the bottom. */
export const narrow = '@media (max-width: 999px)';

/** Shows its parts beside each other where there are two columns or more. */
export const WideOnly = styled.span`
  display: contents;
  ${narrow} {
    display: none;
  }
`;

/** Shows its parts where there is one column. */
export const NarrowOnly = styled.div`
  display: none;
  ${narrow} {
    display: block;
  }
`;
