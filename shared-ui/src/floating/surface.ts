import { keyframes } from '@emotion/react';

export const fadeIn = keyframes`from { opacity: 0; }`;
export const fadeOut = keyframes`to { opacity: 0; }`;
export const riseIn = keyframes`from { translate: 0 40px; opacity: 0; }`;
export const sinkOut = keyframes`to { translate: 0 40px; opacity: 0; }`;
export const unfold = keyframes`from { translate: 0 -4px; opacity: 0; }`;
