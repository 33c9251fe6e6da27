import styled from '@emotion/styled';
import { encodeQR } from 'qr';

const Picture = styled.svg`
  display: block;
  inline-size: 200px;
  block-size: 200px;
  max-inline-size: 100%;
  margin-inline: auto;
  border-radius: 12px;
  /* Cameras need dark on light, in dark mode too. */
  background: #fff;
  color: #000;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** The light margin that readers need around the code, in modules. */
const border = 4;

/** A text as a QR code, rendered on this page: a secret is sent to no other server. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, 'raw', { border, ecc: 'medium' });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <path fill="currentColor" d={path} />
    </Picture>
  );
};
