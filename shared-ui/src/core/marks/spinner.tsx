import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const turn = keyframes`to { rotate: 1turn; }`;

/** A turning ring in the colour of its text. Decoration: the text beside it names the awaited content. */
export const Spinner = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  animation: ${turn} 0.8s linear infinite;
`;
