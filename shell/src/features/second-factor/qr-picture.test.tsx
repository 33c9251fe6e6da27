import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { QrPicture } from './qr-picture';

/** The rendered picture as pixels, four for each module. */
const photographed = (picture: SVGElement) => {
  const scale = 4;
  const modules = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const width = modules * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < scale; down += 1)
      for (let along = 0; along < scale; along += 1) {
        const pixel = (Number(y) * scale + down) * width + Number(x) * scale + along;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return { width, height: width, data };
};

test.each([
  'otpauth://totp/Posy:maya%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Posy&algorithm=SHA1&digits=6',
  `otpauth://totp/Posy:${'m'.repeat(240)}%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Posy`,
])('is read by a camera as the text that it was drawn from', (text) => {
  render(<QrPicture text={text} label="QR code" />);
  const picture = screen.getByRole('img', { name: 'QR code' });
  expect(decodeQR(photographed(picture as unknown as SVGElement))).toBe(text);
});
